const ANY_ORIGIN = 'https://own.invalid';
const FORBIDDEN = /[\\\u0000-\u001f\u007f]/;

/**
 * The value if it is a path of this shop, otherwise `null`. Open redirects such as `//evil`, `/\evil`, `javascript:`,
 * line breaks and their encoded forms are rejected.
 */
export function internalPath(value: string | null | undefined): string | null {
  if (!value?.startsWith('/') || value.startsWith('//') || FORBIDDEN.test(value)) return null;
  try {
    const url = new URL(value, ANY_ORIGIN);
    if (url.origin !== ANY_ORIGIN || url.pathname.startsWith('//')) return null;
    return `${url.pathname}${url.search}${url.hash}`;
  } catch {
    return null;
  }
}
