/** Return the place that an arrow key leads to in a grid of `count` elements, or null for another key. */
export function placeAfter(
  key: string,
  place: number,
  count: number,
  columns: number,
): number | null {
  const wanted = {
    ArrowLeft: place - 1,
    ArrowRight: place + 1,
    ArrowUp: place - columns,
    ArrowDown: place + columns,
    Home: 0,
    End: count - 1,
  }[key];
  if (wanted === undefined) return null;
  return wanted < 0 || wanted >= count ? place : wanted;
}

/** Count the elements in the first row. */
export function columnsOf(things: readonly HTMLElement[]): number {
  const first = things[0]?.offsetTop;
  return things.filter((thing) => thing.offsetTop === first).length;
}
