import type { Theme } from './theme';

/** The themes an app ships: the first is the one that everything falls back to. */
export type ThemeList = readonly [fallback: Theme, ...others: Theme[]];

/** The theme of a namespace; an unknown or missing one falls back to the first theme of the list. core §1 */
export function resolveTheme(themes: ThemeList, namespace: string | null | undefined): Theme {
  return themes.find((theme) => theme.namespaces.includes(namespace ?? '')) ?? themes[0];
}
