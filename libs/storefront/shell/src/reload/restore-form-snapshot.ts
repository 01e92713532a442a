import type { NamedStorage } from '@shop/site/browser-storage';
import { internalPath } from '@shop/site/internal-path';
import {
  type EditableField,
  type FieldSnapshot,
  type FormSnapshot,
  editableFields,
  fieldKeyOf,
} from './form-snapshot';
import { FORM_SNAPSHOT_NAME } from './form-snapshot-name';

/** Forms appear when their data has been fetched. A field that is missing after this time is no longer on the page. */
const MAX_WAIT_MS = 10_000;

/**
 * Restores the fields and the scroll position that were saved before the page was reloaded, or continues to the URL that the shopper was navigating to. Does nothing if the page was entered in another way than by a reload.
 */
export function restoreFormSnapshot(page: Window, tab: NamedStorage): void {
  const { document, location, performance } = page;
  const snapshot = parseSnapshot(tab.getItem(FORM_SNAPSHOT_NAME));
  tab.removeItem(FORM_SNAPSHOT_NAME);
  const [entry] = performance.getEntriesByType('navigation');
  const isReload = entry !== undefined && 'type' in entry && entry.type === 'reload';
  if (snapshot === null || !isReload || snapshot.path !== location.pathname + location.search) return;
  if (snapshot.target !== null) {
    location.assign(snapshot.target);
    return;
  }
  let remaining = snapshot.fields;
  const restore = () => {
    remaining = remaining.filter((field) => !restoreField(document, field));
    const isLongEnough = document.documentElement.scrollHeight >= snapshot.scrollY + page.innerHeight;
    if (remaining.length > 0 || !isLongEnough) return;
    observer.disconnect();
    page.scrollTo(0, snapshot.scrollY);
  };
  const observer = new MutationObserver(restore);
  observer.observe(document.body, { childList: true, subtree: true });
  page.setTimeout(() => observer.disconnect(), MAX_WAIT_MS);
  restore();
}

/** Fills a field in the way a person does, so that its form notices; returns whether it now has the saved content. */
function restoreField(document: Document, saved: FieldSnapshot): boolean {
  const field = editableFields(document).find((candidate) => {
    const { form, name, option } = fieldKeyOf(candidate);
    return form === saved.form && name === saved.name && option === saved.option;
  });
  if (field === undefined) return false;
  if (saved.option !== null) {
    if (saved.isChecked && 'checked' in field && !field.checked) field.click();
    return true;
  }
  if (field.value === saved.value) return true;
  // React tracks writes to the element's own `value` and ignores an event without a change: the prototype's setter
  // bypasses that.
  Reflect.set(prototypeOf(field), 'value', saved.value, field);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
  return field.value === saved.value;
}

const prototypeOf = (field: EditableField): object => {
  if (field instanceof HTMLSelectElement) return HTMLSelectElement.prototype;
  return field instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype;
};

function parseSnapshot(text: string | null): FormSnapshot | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return isFormSnapshot(value) ? value : null;
  } catch {
    return null;
  }
}

const isFormSnapshot = (value: unknown): value is FormSnapshot =>
  typeof value === 'object' &&
  value !== null &&
  'path' in value &&
  'fields' in value &&
  Array.isArray(value.fields) &&
  'scrollY' in value &&
  typeof value.scrollY === 'number' &&
  'target' in value &&
  (value.target === null || (typeof value.target === 'string' && internalPath(value.target) !== null));
