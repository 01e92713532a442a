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

/**
 * The pairs of a theme's colours that are hard to read, each as a sentence; empty where all reach WCAG AA.
 *
 * @internal Only the check of themes and the generator of themes use it.
 */
export function findLowContrasts(theme: string, color: ColorTokens): readonly string[] {
  return PAIRS.flatMap(([front, ground, least]) => {
    const [one, other] = [color[front], color[ground]];
    const place = `The theme "${theme}" has color.${front} (${one}) on color.${ground} (${other})`;
    if (!HEX.test(one) || !HEX.test(other)) return [`${place}: write both as #rrggbb.`];
    const ratio = contrastRatio(one, other);
    if (ratio >= least) return [];
    const found = Math.floor(ratio * 100) / 100;
    return [
      `${place} with a contrast of ${found} : 1, but WCAG AA asks for ${least} : 1. Make one of them darker or lighter.`,
    ];
  });
}
