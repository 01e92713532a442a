/**
 * The name under which the server suggests to save a file: percent-encoded in `x-suggested-filename`. `fallback` where
 * there is none, or one that cannot be decoded. core §7
 */
export function suggestedFileName(headers: Headers, fallback: string): string {
  try {
    return decodeURIComponent(headers.get('x-suggested-filename') ?? '') || fallback;
  } catch {
    return fallback;
  }
}
