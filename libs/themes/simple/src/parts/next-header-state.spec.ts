import { type HeaderState, nextHeaderState } from './next-header-state';

const HEADER_PX = 150;

it.each<[string, HeaderState, number, number, HeaderState]>([
  ['a short way down it scrolls away with the page', 'in-place', 0, 100, 'in-place'],
  ['a short way down and up again it never left', 'in-place', 100, 40, 'in-place'],
  ['further down it is out of the way', 'in-place', 100, 400, 'away'],
  ['the first move up brings it back', 'away', 900, 880, 'shown'],
  ['the next move down sends it away', 'shown', 880, 900, 'away'],
  ['near the top it stays over the page instead of leaving a gap', 'shown', 60, 90, 'shown'],
  ['near the top it stays over the page on the way up', 'shown', 90, 20, 'shown'],
  ['it comes back on a jump up from far below', 'in-place', 900, 500, 'shown'],
  ['at the top it is in its place', 'shown', 20, 0, 'in-place'],
  ['a page that bounces at its top changes nothing', 'in-place', 0, -30, 'in-place'],
  ['a scroll sideways changes nothing', 'away', 500, 500, 'away'],
])('%s', (_case, state, fromPx, toPx, next) => {
  expect(nextHeaderState(state, { fromPx, toPx, headerPx: HEADER_PX })).toBe(next);
});
