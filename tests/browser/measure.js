/* Lists what is wrong with the page as it is seen now: cut text, overlaps, small targets.
 * Everything is measured in the DOM; `options` are those of measure.py's `faults`. */
(options) => {
  const TARGETS =
    "a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=slider]";
  const { stacked, ignored, isTouch, leastSides, everyChoice } = options;
  const isIgnored = (element) => ignored.some((one) => element.closest(one) !== null);
  const modal = [...document.querySelectorAll("dialog:modal, :popover-open")].at(-1) ?? null;
  const scene = modal ?? document.body;
  const styles = new Map();
  const styleOf = (element) => {
    if (!styles.has(element)) styles.set(element, getComputedStyle(element));
    return styles.get(element);
  };
  const parentOf = (element) => element.parentElement;
  const canScroll = document.scrollingElement.scrollHeight > innerHeight + 1;

  /* What a screen reader alone reads is not seen: a box of a pixel, or clipped away. */
  const isSeen = (element) => {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    for (let each = element; each !== null; each = parentOf(each)) {
      const style = styleOf(each);
      if (style.clipPath === "inset(50%)") return false;
      if (each.tagName === "DETAILS" && !each.open && !each.querySelector("summary")?.contains(element))
        return false;
    }
    return true;
  };

  const words = (text) => JSON.stringify(text.trim().replace(/\s+/g, " ").slice(0, 60));
  const nameOf = (element) => {
    const id = element.dataset?.testid ? `[${element.dataset.testid}]` : "";
    const kind = element.getAttribute("class")?.split(" ")[0] ?? "";
    const label = element.getAttribute("aria-label") ?? element.textContent ?? "";
    return `${element.tagName.toLowerCase()}${kind && "."}${kind}${id} ${words(label)}`;
  };

  const plain = ({ left, top, right, bottom }) => ({ left, top, right, bottom });
  const meet = (one, other) => ({
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  });
  const isBox = ({ left, top, right, bottom }) => right - left > 0.5 && bottom - top > 0.5;

  /* Follow a box outwards: what hides cuts it; what scrolls can show it, as far as it is itself seen. */
  const followed = (first, box, slack) => {
    let rest = box;
    let cut = null;
    let layer = null;
    let position = "static";
    for (let each = first; each !== null; each = parentOf(each)) {
      const style = styleOf(each);
      const isHolding = position !== "fixed" && (position !== "absolute" || style.position !== "static");
      if (isHolding && style.display !== "inline" && style.display !== "contents") {
        const holder = each.getBoundingClientRect();
        for (const [axis, low, high] of [["X", "left", "right"], ["Y", "top", "bottom"]]) {
          const overflow = style[`overflow${axis}`];
          if (overflow === "visible" || each === document.body || each === document.documentElement) continue;
          if (overflow === "auto" || overflow === "scroll") {
            rest = { ...rest, [low]: Math.max(rest[low], holder[low]), [high]: Math.min(rest[high], holder[high]) };
          } else if (rest[low] < holder[low] - slack[axis] || rest[high] > holder[high] + slack[axis]) {
            cut ??= each;
            rest = { ...rest, [low]: Math.max(rest[low], holder[low]), [high]: Math.min(rest[high], holder[high]) };
          }
        }
        if (style.position !== "static") position = "static";
      }
      if (style.position === "fixed" || style.position === "absolute") position = style.position;
      if (style.position === "fixed" || style.position === "sticky") layer ??= each;
    }
    return { rest, cut, layer };
  };

  const faults = [];

  /* (a) Every piece of text must be seen as a whole. */
  const texts = [];
  const walker = document.createTreeWalker(scene, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const element = node.parentElement;
    if (node.data.trim() === "" || isIgnored(element)) continue;
    if (["SCRIPT", "STYLE", "OPTION", "TITLE", "DESC"].includes(element.tagName.toUpperCase())) continue;
    if (!isSeen(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const rect of range.getClientRects()) {
      const line = plain(rect);
      if (!isBox(line)) continue;
      const height = line.bottom - line.top;
      // A line's box is higher than its letters.
      const { rest, cut, layer } = followed(element, line, { X: 1.5, Y: height * 0.25 });
      if (cut) faults.push(`cut: ${words(node.data)} in ${nameOf(element)}, by ${nameOf(cut).slice(0, 60)}`);
      else if (isBox(rest) && (rest.left < -1.5 || rest.right > innerWidth + 1.5))
        faults.push(`outside: ${words(node.data)} in ${nameOf(element)}`);
      else if (isBox(rest) && (layer !== null || !canScroll) && (rest.top < -height / 4 || rest.bottom > innerHeight + height / 4))
        faults.push(`outside: ${words(node.data)} in ${nameOf(element)}`);
      const letters = { ...rest, top: Math.max(rest.top, line.top + height * 0.2), bottom: Math.min(rest.bottom, line.bottom - height * 0.2) };
      if (isBox(letters)) texts.push({ element, box: letters, layer, name: `text ${words(node.data)}` });
    }
    // A code is no word: it may be broken anywhere.
    const spelled = element.closest("code, .code") === null ? node.data.matchAll(/\p{L}{2,}/gu) : [];
    for (const { 0: word, index } of spelled) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const [first, ...more] = [...range.getClientRects()].filter((rect) => isBox(plain(rect)));
      if (more.some((rect) => rect.top > first.bottom - 1)) faults.push(`broken: ${words(word)} in ${nameOf(element)}`);
    }
    if (styleOf(element).textOverflow === "ellipsis" && element.scrollWidth > element.clientWidth + 1)
      faults.push(`cut: ${words(node.data)} ends in dots`);
  }

  /* What a closed list shows is no text of the page: its width is measured beside it. */
  const ARROW = 20;
  for (const select of scene.querySelectorAll("select")) {
    if (isIgnored(select) || !isSeen(select)) continue;
    const { fontWeight, fontSize, fontFamily, paddingLeft, paddingRight } = styleOf(select);
    const pen = document.createElement("canvas").getContext("2d");
    // The short form is empty where numerals are tabular.
    pen.font = `${fontWeight} ${fontSize} ${fontFamily}`;
    const room = select.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight) - ARROW;
    for (const { label } of everyChoice ? select.options : select.selectedOptions)
      if (pen.measureText(label).width > room + 1) faults.push(`cut: ${words(label)} in ${nameOf(select).slice(0, 40)}`);
  }

  /* The whole that a finger or a pointer may hit: a label with its field, a hidden field's button. */
  const targets = new Map();
  for (const element of scene.querySelectorAll(TARGETS)) {
    if (isIgnored(element) || element.disabled) continue;
    const label = element.matches("input") ? element.closest("label, .choice") : null;
    const whole = label ?? element;
    if (!isSeen(whole)) continue;
    const style = styleOf(element);
    if (style.pointerEvents === "none") continue;
    const box = plain(whole.getBoundingClientRect());
    if (isBox(box)) targets.set(whole, { element: whole, box, isInline: style.display === "inline" });
  }

  /* (c) A finger needs as much as its kind of target asks; a link within a sentence is as high as its line.
   * What is laid after it, without room of its own, is a part of it. */
  const reachOf = (element) => {
    const { height, width, content, position } = getComputedStyle(element, "::after");
    const isReached = content !== "none" && position === "absolute";
    return isReached ? [parseFloat(width), parseFloat(height)] : [0, 0];
  };
  const leastSide = (element) => leastSides.find(([kind]) => element.matches(kind))[1];
  if (isTouch) {
    for (const { element, box, isInline } of targets.values()) {
      if (isInline) continue;
      const [reachedWidth, reachedHeight] = reachOf(element);
      const width = Math.max(box.right - box.left, reachedWidth);
      const height = Math.max(box.bottom - box.top, reachedHeight);
      if (Math.min(width, height) < leastSide(element) - 0.5)
        faults.push(`small: ${nameOf(element)} is ${Math.round(width)} × ${Math.round(height)}`);
    }
  }

  /* (b) Neither text nor targets lie over each other, but for what contains the other or scrolls under it. */
  const things = [...texts];
  for (const { element, box } of targets.values()) {
    const isOwnLayer = ["fixed", "sticky"].includes(styleOf(element).position);
    const { rest, layer } = followed(parentOf(element), box, { X: 1.5, Y: 1.5 });
    if (isBox(rest)) 
      things.push({ element, box: rest, layer: isOwnLayer ? element : layer, name: nameOf(element) });
  }
  const groupOf = (element) => stacked.findIndex((one) => element.closest(one) !== null);
  const isSticky = ({ layer }) => layer !== null && styleOf(layer).position === "sticky";
  const seen = new Set();
  things.forEach((one, place) => {
    for (const other of things.slice(place + 1)) {
      if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
      if (one.layer !== other.layer && (canScroll || isSticky(one) || isSticky(other))) continue;
      const group = groupOf(one.element);
      if (group >= 0 && group === groupOf(other.element)) continue;
      const both = meet(one.box, other.box);
      if (both.right - both.left <= 2 || both.bottom - both.top <= 2) continue;
      const fault = `overlap: ${one.name} and ${other.name}`;
      if (!seen.has(fault)) faults.push(fault);
      seen.add(fault);
    }
  });
  return [...new Set(faults)];
}
