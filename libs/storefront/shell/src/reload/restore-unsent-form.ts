import type { NamedStorage } from '@shop/site/storage/browser-storage';
import { showToast } from '@shop/ui-kit/toast/show-toast';
import type { FieldSnapshot } from './form-snapshot';
import type { UnsentForm } from './save-unsent-form';
import { UNSENT_FORM_NAME } from './unsent-form-name';
import { fillFields } from './restore-fields';

/** Long enough to look up a password; as long as the way back from the login is remembered. */
const RESTORABLE_MS = 600_000;
/**
 * A login loads the page again: until then its forms may be replaced, and are filled again. On a slow line that is as long
 * as two calls may take, one after the other.
 */
const SETTLED_MS = 30_000;
const RESTORED = '入力の途中だった内容を元に戻しました。パスワードやカード番号は、もう一度入力してください。';

/**
 * Fills the form that a member was writing when the session ended, on the page where it was; a form that opens on request
 * (such as that of a review) as soon as it is opened. What another member wrote, or long ago, is discarded. Returns a
 * function that stops it. core §8
 */
export function restoreUnsentForm(page: Window, tab: NamedStorage, userId: string): () => void {
  const { document, location } = page;
  const unsent = parseUnsent(tab.getItem(UNSENT_FORM_NAME));
  const isValid =
    unsent !== null && unsent.userId === userId && Date.now() - unsent.savedAtMs < RESTORABLE_MS;
  if (!isValid) tab.removeItem(UNSENT_FORM_NAME);
  if (!isValid || unsent.path !== location.pathname + location.search) return () => undefined;
  const filled = new WeakSet<Element>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    clearTimeout(timer);
    observer.disconnect();
    document.removeEventListener('submit', stop, true);
  };
  const restore = () => {
    if (fillFields(document, unsent.fields, filled) === 0 || timer !== undefined) return;
    tab.removeItem(UNSENT_FORM_NAME);
    timer = setTimeout(stop, SETTLED_MS);
    void showToast('success', RESTORED);
  };
  const observer = new MutationObserver(restore);
  observer.observe(document.body, { childList: true, subtree: true });
  document.addEventListener('submit', stop, true);
  restore();
  return stop;
}

function parseUnsent(text: string | null): UnsentForm | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return isUnsentForm(value) ? value : null;
  } catch {
    return null;
  }
}

const isField = (value: unknown): value is FieldSnapshot =>
  typeof value === 'object' && value !== null && 'name' in value && 'value' in value;

const isUnsentForm = (value: unknown): value is UnsentForm =>
  typeof value === 'object' &&
  value !== null &&
  'userId' in value &&
  'path' in value &&
  'savedAtMs' in value &&
  typeof value.savedAtMs === 'number' &&
  'fields' in value &&
  Array.isArray(value.fields) &&
  value.fields.every(isField);
