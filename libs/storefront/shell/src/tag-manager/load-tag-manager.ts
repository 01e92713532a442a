const LAYER = 'dataLayer';
const SCRIPT_ATTRIBUTE = 'data-shop-tag-manager';

/** Pushes an entry to the tag manager's data layer. Returns false, and pushes nothing, if it has not been loaded. */
export function pushToTagManager(entry: Readonly<Record<string, unknown>>): boolean {
  const layer: unknown = Reflect.get(window, LAYER);
  if (!Array.isArray(layer)) return false;
  layer.push(entry);
  return true;
}

/** Loads the tag manager's script once. `readSettings` has checked the format of the id. */
export function loadTagManager(page: Document, id: string): void {
  if (page.querySelector(`script[${SCRIPT_ATTRIBUTE}]`) !== null) return;
  Reflect.set(window, LAYER, [{ 'gtm.start': Date.now(), event: 'gtm.js' }]);
  const script = page.createElement('script');
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(id)}`;
  script.setAttribute(SCRIPT_ATTRIBUTE, '');
  page.head.append(script);
}
