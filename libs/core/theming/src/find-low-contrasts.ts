import { measureContrasts } from './measure-contrasts';
import type { ColorTokens, ThemeTokens } from './theme-tokens';

/**
 * The pairs of a theme's colours that are hard to read, each as a sentence; empty where all reach WCAG AA.
 *
 * @internal Only the check of themes and the generator of themes use it.
 */
export function findLowContrasts(theme: string, color: ColorTokens): readonly string[] {
  return measureContrasts(color).flatMap(({ front, ground, least, ratio }) => {
    const place = `The theme "${theme}" has color.${front} (${color[front]}) on color.${ground} (${color[ground]})`;
    if (ratio === null) return [`${place}: write both as #rrggbb.`];
    if (ratio >= least) return [];
    const found = Math.floor(ratio * 100) / 100;
    return [
      `${place} with a contrast of ${found} : 1, but WCAG AA asks for ${least} : 1. Make one of them darker or lighter.`,
    ];
  });
}

/**
 * The same for all looks of a theme: its colours, those on screens that are set to dark, and those under each colour scheme
 * that a server may set. Under a scheme no theme is dark (`tokensToCss`).
 *
 * @internal Only the check of themes and the generators of themes use it.
 */
export function findThemeContrasts(
  theme: string,
  { color, dark = {} }: ThemeTokens,
  schemes: Readonly<Record<string, Partial<ColorTokens>>> = {},
): readonly string[] {
  const isDark = Object.keys(dark).length > 0;
  return [
    ...findLowContrasts(theme, color),
    ...(isDark ? findLowContrasts(`${theme}, dark`, { ...color, ...dark }) : []),
    ...Object.entries(schemes).flatMap(([name, colors]) =>
      findLowContrasts(`${theme}, ${name}`, { ...color, ...colors }),
    ),
  ];
}
