import { hash } from 'node:crypto';

/** The sources that allow the inline scripts and styles of one document: a nonce (`'nonce-…'`), or the hash of each. */
export interface InlineSources {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

const INLINE_SCRIPT = /<script\b(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/gi;
const INLINE_STYLE = /<style\b[^>]*>([\s\S]*?)<\/style>/gi;

const hashSource = (content: string): string =>
  `'sha256-${hash('sha256', Buffer.from(content, 'latin1'), 'base64')}'`;

const hashAll = (html: string, pattern: RegExp): readonly string[] => [
  ...new Set([...html.matchAll(pattern)].map((match) => hashSource(match[1] ?? ''))),
];

/**
 * Returns the hashes of all inline scripts and styles of a shared document. The bytes are searched as Latin-1, a
 * character each: decoding them as UTF-8 would take longer than hashing them.
 */
export function hashedSources(body: Uint8Array): InlineSources {
  const html = Buffer.from(body.buffer, body.byteOffset, body.length).toString('latin1');
  return { scripts: hashAll(html, INLINE_SCRIPT), styles: hashAll(html, INLINE_STYLE) };
}

/** Returns the sources of a personal document: a nonce that is used for it alone. */
export function nonceSources(nonce: string): InlineSources {
  return { scripts: [`'nonce-${nonce}'`], styles: [`'nonce-${nonce}'`] };
}

/** The beginning of a policy under which a page runs, loads and embeds nothing; joined by `; `. */
export const DENY_ALL: readonly string[] = [
  "default-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
];

/** The other origins that a document may use. */
export interface ExternalSources {
  /** The tag manager and its analytics, for a shopper who has consented. */
  readonly usesAnalytics: boolean;
  /** Another origin of the API, from the operator's list. */
  readonly apiOrigin: string | null;
  /** The payment service, on the one page that shows its form in a frame. */
  readonly frameOrigin: string | null;
}

const NO_EXTERNAL_SOURCES: ExternalSources = { usesAnalytics: false, apiOrigin: null, frameOrigin: null };

const TAG_MANAGER = 'https://www.googletagmanager.com';
const ANALYTICS = ['https://www.google-analytics.com', 'https://region1.google-analytics.com'];

/** Returns the policy of a document: only scripts and styles that the shop has written run. reliability 8 */
export function contentSecurityPolicy(
  { scripts, styles }: InlineSources,
  { usesAnalytics, apiOrigin, frameOrigin }: ExternalSources = NO_EXTERNAL_SOURCES,
): string {
  const analytics = usesAnalytics ? [TAG_MANAGER, ...ANALYTICS] : [];
  const api = apiOrigin === null ? [] : [apiOrigin];
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scripts, ...(usesAnalytics ? [TAG_MANAGER] : [])].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    ["img-src 'self' data:", ...analytics].join(' '),
    ["connect-src 'self'", ...api, ...analytics].join(' '),
    "font-src 'self'",
    `frame-src ${frameOrigin ?? "'none'"}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
