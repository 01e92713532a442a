import type { NamedStorage } from '@shop/site/storage/browser-storage';
import { internalPath } from '@shop/site/paths/internal-path';
import type { FormSnapshot } from './form-snapshot';
import { FORM_SNAPSHOT_NAME } from './form-snapshot-name';
import { restoreFields } from './restore-fields';

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
    remaining = restoreFields(document, remaining);
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
