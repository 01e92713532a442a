import type { Theme, ThemeParts } from '@shop/theming/theme';

/** All groups of a theme, or those that are loaded already. */
type PartGroups = Readonly<Partial<Record<'pages' | 'layouts' | 'parts' | 'slots', ThemeParts>>>;

/** The part of this name among the groups. */
function partIn(groups: PartGroups, name: string): { load(): Promise<unknown> } | null {
  for (const group of ['pages', 'layouts', 'parts', 'slots'] as const)
    for (const [id, part] of Object.entries(groups[group] ?? {}))
      if (name === `${group}/${id}`) return part ?? null;
  return null;
}

/**
 * Loads the page, layout, part or slot that a document names (`pages/home`, `parts/price`), or the table of all pages
 * (`pages`). A name that the theme does not have is passed over. Throws what a load fails with.
 */
export async function loadNamedPart(theme: Theme, name: string): Promise<void> {
  const known = name === 'pages' ? theme.allPages : partIn(theme, name);
  const part = known ?? partIn(await theme.allPages.load(), name);
  await part?.load();
}
