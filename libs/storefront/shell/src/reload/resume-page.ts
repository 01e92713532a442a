import type { NamedStorage } from '@shop/site/browser-storage';
import { ownPath } from '@shop/site/own-path';
import { type KeptField, type KeptPage, type WrittenField, placeOf, writtenFields } from './kept-page';
import { KEPT_PAGE_NAME } from './kept-page-name';

/** Forms come with their data; what has not come by then is not there any more. */
const LONGEST_WAIT_MS = 10_000;

/**
 * Gives a page back what stood on it before it was loaded anew, or goes on to where the shopper was going. A page that
 * was entered otherwise takes nothing.
 */
export function resumePage(page: Window, tab: NamedStorage): void {
  const { document, location, performance } = page;
  const kept = readKept(tab.getItem(KEPT_PAGE_NAME));
  tab.removeItem(KEPT_PAGE_NAME);
  const [entry] = performance.getEntriesByType('navigation');
  const isReload = entry !== undefined && 'type' in entry && entry.type === 'reload';
  if (kept === null || !isReload || kept.path !== location.pathname + location.search) return;
  if (kept.target !== null) {
    location.assign(kept.target);
    return;
  }
  let left = kept.fields;
  const restore = () => {
    left = left.filter((field) => !putBack(document, field));
    const isLongEnough = document.documentElement.scrollHeight >= kept.scrollY + page.innerHeight;
    if (left.length > 0 || !isLongEnough) return;
    observer.disconnect();
    page.scrollTo(0, kept.scrollY);
  };
  const observer = new MutationObserver(restore);
  observer.observe(document.body, { childList: true, subtree: true });
  page.setTimeout(() => observer.disconnect(), LONGEST_WAIT_MS);
  restore();
}

/** Writes a field as a person would, so that its form hears of it; answers whether it is there. */
function putBack(document: Document, kept: KeptField): boolean {
  const field = writtenFields(document).find((other) => {
    const { form, name, option } = placeOf(other);
    return form === kept.form && name === kept.name && option === kept.option;
  });
  if (field === undefined) return false;
  if (kept.option !== null) {
    if (kept.isChecked && 'checked' in field && !field.checked) field.click();
    return true;
  }
  if (field.value === kept.value) return true;
  // Past the element's own property, by which the form library tells its own writing from people's.
  Reflect.set(prototypeOf(field), 'value', kept.value, field);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
  return field.value === kept.value;
}

const prototypeOf = (field: WrittenField): object => {
  if (field instanceof HTMLSelectElement) return HTMLSelectElement.prototype;
  return field instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype;
};

function readKept(text: string | null): KeptPage | null {
  try {
    const kept: unknown = JSON.parse(text ?? 'null');
    return isKept(kept) ? kept : null;
  } catch {
    return null;
  }
}

const isKept = (value: unknown): value is KeptPage =>
  typeof value === 'object' &&
  value !== null &&
  'path' in value &&
  'fields' in value &&
  Array.isArray(value.fields) &&
  'scrollY' in value &&
  typeof value.scrollY === 'number' &&
  'target' in value &&
  (value.target === null || (typeof value.target === 'string' && ownPath(value.target) !== null));
