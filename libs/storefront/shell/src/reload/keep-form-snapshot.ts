import type { NamedStorage } from '@shop/site/storage/browser-storage';
import { saveFormSnapshot } from './save-form-snapshot';

/**
 * Saves a form snapshot when the page is unloaded because code is missing: that of a part of the page, or that of the
 * page which the shopper is navigating to. So a deployment under an open tab costs no more than a reload. core §8
 */
export function keepFormSnapshot(page: Window, tab: NamedStorage, target: () => string | null): void {
  let isCodeMissing = false;
  page.addEventListener('vite:preloadError', () => {
    isCodeMissing = true;
  });
  page.addEventListener('pagehide', () => {
    const path = target();
    if (isCodeMissing || path !== null) saveFormSnapshot(page, tab, path);
  });
}
