import type { Theme } from '@shop/theming/theme';
import { LAYOUT_IDS } from '@shop/theming/layout-ids';
import { PAGE_IDS } from '@shop/theming/page-ids';

/** The part that a document names, or `null` where this theme has none of that name. */
export function findPart(theme: Theme, name: string): { load(): Promise<unknown> } | null {
  const page = PAGE_IDS.find((id) => name === `pages/${id}`);
  if (page !== undefined) return theme.pages[page];
  const layout = LAYOUT_IDS.find((id) => name === `layouts/${id}`);
  return layout === undefined ? null : theme.layouts[layout];
}
