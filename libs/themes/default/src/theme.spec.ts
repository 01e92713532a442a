import { findDriftedOverrides } from '@shop/theming/find-drifted-overrides';
import { defaultTheme } from './theme';

const WCAG_TEXT = 4.5;

const channel = (value: number): number => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    channel(Number.parseInt(hex.slice(at, at + 2), 16)),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

test('no override has fallen behind the page or layout it shadows', () => {
  expect(findDriftedOverrides(defaultTheme)).toEqual([]);
});

test.each([
  ['text', 'background'],
  ['text', 'subtle'],
  ['textMuted', 'background'],
  ['textMuted', 'surface'],
  ['textMuted', 'subtle'],
  ['onPrimary', 'primary'],
  ['onPrimary', 'primaryHover'],
  ['onAccent', 'accent'],
  ['link', 'background'],
  ['accent', 'background'],
  ['primary', 'subtle'],
] as const)('%s can be read on %s', (text, ground) => {
  const { color } = defaultTheme.tokens;
  expect(contrast(color[text], color[ground])).toBeGreaterThanOrEqual(WCAG_TEXT);
});
