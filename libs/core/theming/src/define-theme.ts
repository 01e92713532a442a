import type { Theme } from './theme';

/** Declares a complete theme; the compiler names every page and layout that is missing. */
/* @__NO_SIDE_EFFECTS__ */
export function defineTheme(theme: Omit<Theme, 'base'>): Theme {
  return { ...theme, base: null };
}
