import type { NamedStorage } from '@shop/site/browser-storage';
import { type FormSnapshot, editableFields, fieldKeyOf } from './form-snapshot';
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
    fields: editableFields(document).map((field) => ({
      ...fieldKeyOf(field),
      value: field.value,
      isChecked: 'checked' in field && field.checked,
    })),
    target,
  };
  tab.setItem(FORM_SNAPSHOT_NAME, JSON.stringify(snapshot));
}
