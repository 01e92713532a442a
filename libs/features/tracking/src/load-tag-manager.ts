import { pushToDataLayer } from './data-layer';

const SCRIPT_ATTRIBUTE = 'data-shop-tag-manager';

/** Whether the tag manager's script is in the page. */
export const hasTagManager = (page: Document): boolean =>
  page.querySelector(`script[${SCRIPT_ATTRIBUTE}]`) !== null;

/** Loads the tag manager's script once. `readSettings` has checked the format of the id. */
export function loadTagManager(page: Document, id: string, nowMs: number): void {
  if (hasTagManager(page)) return;
  pushToDataLayer({ 'gtm.start': nowMs, event: 'gtm.js' });
  const script = page.createElement('script');
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(id)}`;
  script.setAttribute(SCRIPT_ATTRIBUTE, '');
  page.head.append(script);
}
