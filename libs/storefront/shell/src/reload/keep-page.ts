import type { NamedStorage } from '@shop/site/browser-storage';
import { type KeptPage, placeOf, writtenFields } from './kept-page';
import { KEPT_PAGE_NAME } from './kept-page-name';

/** Keeps what is written on the page and how far it was scrolled, before it is loaded anew. core §8 */
export function keepPage(page: Window, tab: NamedStorage, target: string | null): void {
  const { document, location, scrollY } = page;
  const kept: KeptPage = {
    path: location.pathname + location.search,
    scrollY,
    fields: writtenFields(document).map((field) => ({
      ...placeOf(field),
      value: field.value,
      isChecked: 'checked' in field && field.checked,
    })),
    target,
  };
  tab.setItem(KEPT_PAGE_NAME, JSON.stringify(kept));
}
