import { createHash } from 'node:crypto';

/** What the inline scripts and styles of one document are allowed by: `'nonce-…'`, or the hash of each. */
export interface InlineSources {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

const INLINE_SCRIPT = /<script\b(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/gi;
const INLINE_STYLE = /<style\b[^>]*>([\s\S]*?)<\/style>/gi;

const hashSource = (content: string): string =>
  `'sha256-${createHash('sha256').update(content, 'latin1').digest('base64')}'`;

const hashAll = (html: string, pattern: RegExp): readonly string[] => [
  ...new Set([...html.matchAll(pattern)].map((match) => hashSource(match[1] ?? ''))),
];

/**
 * The sources of a whole document that is drawn once and shared: the hash of everything that stands in it. Its bytes are
 * looked through as they are, a character each: to read them as text would take longer than to hash them.
 */
export function hashedSources(body: Uint8Array): InlineSources {
  const html = Buffer.from(body.buffer, body.byteOffset, body.length).toString('latin1');
  return { scripts: hashAll(html, INLINE_SCRIPT), styles: hashAll(html, INLINE_STYLE) };
}

/** The sources of a document that is drawn for one person: a nonce that is never used again. */
export function nonceSources(nonce: string): InlineSources {
  return { scripts: [`'nonce-${nonce}'`], styles: [`'nonce-${nonce}'`] };
}

/** Whom a document may speak with besides the shop. */
export interface OutsideSources {
  /** The tag manager of a visitor who has agreed to it, and what it measures with. */
  readonly isMeasured: boolean;
  /** Another origin of the API, which the shop's operator has listed. */
  readonly apiOrigin: string | null;
}

/** Nobody. */
export const NO_OUTSIDE: OutsideSources = { isMeasured: false, apiOrigin: null };

const TAG_MANAGER = 'https://www.googletagmanager.com';
const MEASUREMENT = ['https://www.google-analytics.com', 'https://region1.google-analytics.com'];

/** The policy of a document. No script or style runs that the shop has not written. reliability 8 */
export function contentSecurityPolicy(
  { scripts, styles }: InlineSources,
  { isMeasured, apiOrigin }: OutsideSources = NO_OUTSIDE,
): string {
  const measured = isMeasured ? [TAG_MANAGER, ...MEASUREMENT] : [];
  const api = apiOrigin === null ? [] : [apiOrigin];
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scripts, ...(isMeasured ? [TAG_MANAGER] : [])].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    ["img-src 'self' data:", ...measured].join(' '),
    ["connect-src 'self'", ...api, ...measured].join(' '),
    "font-src 'self'",
    "frame-src 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
