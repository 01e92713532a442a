/** Shades of one colour, from which a thing is drawn. */
export interface Palette {
  readonly base: string;
  readonly light: string;
  readonly lighter: string;
  readonly dark: string;
  readonly darker: string;
}

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
const toHex = (values: readonly number[]) =>
  `#${values.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;

/** The colour moved towards another by `share` (0 to 1). */
function mix(hex: string, other: string, share: number): string {
  const target = channels(other);
  return toHex(channels(hex).map((value, index) => value + ((target[index] ?? value) - value) * share));
}

const LIGHT = '#ffffff';
const SHADE = '#2a211c';

export const paletteOf = (hex: string): Palette => ({
  base: hex,
  light: mix(hex, LIGHT, 0.32),
  lighter: mix(hex, LIGHT, 0.62),
  dark: mix(hex, SHADE, 0.24),
  darker: mix(hex, SHADE, 0.5),
});
