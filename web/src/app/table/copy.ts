/** Copy what stands in a field; false when the browser does not let us, and then it stays selected. */
export async function copyFrom(field: HTMLInputElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    return copySelected(field);
  }
}

/** Over plain http there is no clipboard, except for the old command. */
function copySelected(field: HTMLInputElement): boolean {
  field.focus();
  field.select();
  try {
    // eslint-disable-next-line @typescript-eslint/no-deprecated
    return document.execCommand("copy");
  } catch {
    return false;
  }
}
