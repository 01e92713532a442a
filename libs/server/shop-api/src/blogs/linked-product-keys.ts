/** Links to products in the editors' HTML, with or without the slash at the end of the path. */
const PRODUCT_LINK = /href="\/product\/([\w.~%-]+)\/?["?#]/g;

/** More than one article shows below its text. */
const MOST = 8;

/** The keys of the products that an article links to, each once, in the order of its text. */
export function linkedProductKeys(html: string): readonly string[] {
  const keys = [...html.matchAll(PRODUCT_LINK)].flatMap(([, key]) => (key === undefined ? [] : [key]));
  return [...new Set(keys)].slice(0, MOST);
}
