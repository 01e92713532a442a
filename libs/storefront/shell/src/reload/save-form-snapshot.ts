import type { NamedStorage } from '@shop/site/storage/browser-storage';
import { type FormSnapshot, editableFields, readFields } from './form-snapshot';
import { FORM_SNAPSHOT_NAME } from './form-snapshot-name';

/**
 * Saves what is typed on the page and its scroll position, before it is reloaded. `target` is the URL that the
 * shopper was navigating to, or `null`. core §8
 */
export function saveFormSnapshot(page: Window, tab: NamedStorage, target: string | null): void {
  const { document, location, scrollY } = page;
  const snapshot: FormSnapshot = {
    path: location.pathname + location.search,
    scrollY,
    fields: readFields(editableFields(document)),
    target,
  };
  tab.setItem(FORM_SNAPSHOT_NAME, JSON.stringify(snapshot));
}
