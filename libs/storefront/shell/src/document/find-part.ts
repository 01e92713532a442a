import type { Theme } from '@shop/theming/theme';

/** The page or layout of this name (`pages/home`, `layouts/default`), or `null` where the theme has none. */
export function findPart(theme: Theme, name: string): { load(): Promise<unknown> } | null {
  const parts = [
    ...Object.entries(theme.pages).map(([id, part]) => [`pages/${id}`, part] as const),
    ...Object.entries(theme.layouts).map(([id, part]) => [`layouts/${id}`, part] as const),
  ];
  return parts.find(([partName]) => partName === name)?.[1] ?? null;
}
