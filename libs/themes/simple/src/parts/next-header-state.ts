/** How the header stands: in its place in the page, over the page, or out of the way above it. */
export type HeaderState = 'in-place' | 'shown' | 'away';

interface Scroll {
  readonly fromPx: number;
  readonly toPx: number;
  readonly headerPx: number;
}

/**
 * How the header stands after a scroll: it yields to what is read further down and is back with the first move up. It takes
 * its place in the page again at the very top only, so that neither change moves anything.
 */
export function nextHeaderState(state: HeaderState, { fromPx, toPx, headerPx }: Scroll): HeaderState {
  if (toPx <= 0) return 'in-place';
  if (toPx === fromPx) return state;
  if (toPx > fromPx) return toPx > headerPx ? 'away' : state;
  return state === 'in-place' ? (toPx > headerPx ? 'shown' : state) : 'shown';
}
