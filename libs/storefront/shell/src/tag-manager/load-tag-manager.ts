const LAYER = 'dataLayer';
const MARK = 'data-shop-tag-manager';

/** Tells the tag manager of something; answers false, and nothing happens, where it has not been loaded. */
export function pushToTagManager(entry: Readonly<Record<string, unknown>>): boolean {
  const layer: unknown = Reflect.get(window, LAYER);
  if (!Array.isArray(layer)) return false;
  layer.push(entry);
  return true;
}

/** Loads the tag manager of this id once. The id has been read as one (`readSettings`). */
export function loadTagManager(page: Document, id: string): void {
  if (page.querySelector(`script[${MARK}]`) !== null) return;
  Reflect.set(window, LAYER, [{ 'gtm.start': Date.now(), event: 'gtm.js' }]);
  const script = page.createElement('script');
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(id)}`;
  script.setAttribute(MARK, '');
  page.head.append(script);
}
