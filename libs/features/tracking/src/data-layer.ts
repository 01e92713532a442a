const LAYER = 'dataLayer';

/** The list of the page that a tag manager reads; it is created with the first entry. */
function dataLayer(): unknown[] {
  const layer: unknown = Reflect.get(window, LAYER);
  if (Array.isArray(layer)) return layer;
  const created: unknown[] = [];
  Reflect.set(window, LAYER, created);
  return created;
}

/** Adds an entry to the page's data layer. The caller has made sure of the shopper's consent. */
export function pushToDataLayer(entry: Readonly<Record<string, unknown>>): void {
  dataLayer().push(entry);
}
