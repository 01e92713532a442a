import { KEPT_PAGE_KEY } from '../browser/kept-page-key';
import { type KeptPage, placeOf, writtenFields } from '../browser/kept-page';

/** Keeps what is written on the page and how far it was scrolled, before it is loaded anew. core §8 */
export function keepPage(page: Window, target: string | null): void {
  const { document, location, scrollY, sessionStorage } = page;
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
  sessionStorage.setItem(KEPT_PAGE_KEY, JSON.stringify(kept));
}
