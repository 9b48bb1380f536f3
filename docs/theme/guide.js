// What the theme makes after a page has loaded is mended here, so that everyone can use it.
const wide = new ResizeObserver((changed) => {
  for (const { target } of changed) {
    // a table that is wider than the page is scrolled by keyboard, too
    if (target.scrollWidth > target.clientWidth) target.tabIndex = 0;
    else target.removeAttribute("tabindex");
  }
});

function mend() {
  for (const table of document.querySelectorAll(".md-typeset__scrollwrap")) wide.observe(table);
  // the buttons of each code block are no landmark
  for (const nav of document.querySelectorAll(".md-code__nav:not([role])")) nav.role = "none";
}

new MutationObserver(mend).observe(document.body, { childList: true, subtree: true });
mend();
