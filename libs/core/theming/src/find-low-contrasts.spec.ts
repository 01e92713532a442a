import { contrastRatio } from './contrast-ratio';
import { findLowContrasts } from './find-low-contrasts';
import { READABLE_COLORS as READABLE } from '../testing/readable-colors';
import type { ColorTokens } from './theme-tokens';

it.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#000000', 21],
  ['#1F4D3A', '#1f4d3a', 1],
  ['#767676', '#ffffff', 4.54],
  ['#777777', '#ffffff', 4.48],
  ['#ff0000', '#ffffff', 4],
])('%s on %s has a contrast of %f', (one, other, expected) => {
  expect(contrastRatio(one, other)).toBeCloseTo(expected, 2);
});

it('finds nothing where all can be read', () => {
  expect(findLowContrasts('spring', READABLE)).toEqual([]);
});

it.each<[string, Partial<ColorTokens>, readonly string[]]>([
  ['text on a button', { onPrimary: '#8a9a94' }, ['color.onPrimary (#8a9a94) on color.primary (#1f5c4a)']],
  ['a light link', { link: '#8fb4cf' }, ['color.link (#8fb4cf) on color.background (#faf9f6)']],
  ['an edge', { borderStrong: '#dedbd2' }, ['color.borderStrong (#dedbd2) on color.surface (#ffffff)']],
  [
    'a colour by name',
    { focus: 'navy' },
    ['color.focus (navy) on color.background (#faf9f6): write both as #rrggbb'],
  ],
])('names %s', (_what, changed, places) => {
  const found = findLowContrasts('spring', { ...READABLE, ...changed });
  for (const place of places) expect(found.join('\n')).toContain(`The theme "spring" has ${place}`);
});

it('says the contrast that was found and the one that is needed', () => {
  expect(findLowContrasts('spring', { ...READABLE, textMuted: '#777777' })[0]).toMatch(
    /with a contrast of 4\.\d+ : 1, but WCAG AA asks for 4\.5 : 1\./,
  );
});
