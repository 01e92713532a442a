import { contrastRatio } from './contrast-ratio';
import type { ColorTokens } from './theme-tokens';

/** WCAG 2.2 AA: text of ordinary size. */
const TEXT = 4.5;
/** WCAG 2.2 AA: edges of controls and marks of the focus. */
const EDGE = 3;

/** A colour of text or edges, its background, and the contrast that it needs there. */
type Pair = readonly [front: keyof ColorTokens, ground: keyof ColorTokens, least: number];

/** The pairs that the pages of the themes put on one another. */
const PAIRS: readonly Pair[] = [
  ['text', 'background', TEXT],
  ['text', 'surface', TEXT],
  ['text', 'subtle', TEXT],
  ['textMuted', 'background', TEXT],
  ['textMuted', 'surface', TEXT],
  ['textMuted', 'subtle', TEXT],
  ['onPrimary', 'primary', TEXT],
  ['onPrimary', 'primaryHover', TEXT],
  ['onAccent', 'accent', TEXT],
  ['primary', 'background', TEXT],
  ['primary', 'surface', TEXT],
  ['primary', 'subtle', TEXT],
  ['link', 'background', TEXT],
  ['link', 'surface', TEXT],
  ['accent', 'background', TEXT],
  ['accent', 'surface', TEXT],
  ['danger', 'surface', TEXT],
  ['danger', 'dangerSubtle', TEXT],
  ['success', 'successSubtle', TEXT],
  ['warning', 'warningSubtle', TEXT],
  ['borderStrong', 'surface', EDGE],
  ['focus', 'background', EDGE],
];

/** The one form in which colours can be compared. */
const HEX = /^#[0-9a-f]{6}$/i;

/** Two colours that stand on one another. */
export interface MeasuredContrast {
  readonly front: keyof ColorTokens;
  readonly ground: keyof ColorTokens;
  /** What WCAG 2.2 AA asks for there, as `n : 1`. */
  readonly least: number;
  /** What they have, as `n : 1`; null where one is not written as `#rrggbb`. */
  readonly ratio: number | null;
}

/** The contrast of every pair of a theme's colours that its pages put on one another. */
export function measureContrasts(color: ColorTokens): readonly MeasuredContrast[] {
  return PAIRS.map(([front, ground, least]) => {
    const [one, other] = [color[front], color[ground]];
    const ratio = HEX.test(one) && HEX.test(other) ? contrastRatio(one, other) : null;
    return { front, ground, least, ratio };
  });
}
