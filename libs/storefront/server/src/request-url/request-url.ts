/** The URL of a request, normalised, so that its readers need no parsing. */
export interface RequestUrl {
  /**
   * Percent-encoded. Begins with one slash, also where the API's prefix is taken off; holds no dot segment, and no
   * slash, backslash or control character in any encoding.
   */
  readonly pathname: string;
  /** With its question mark; empty where there is none. */
  readonly search: string;
}

/** What follows it is a path of the API. */
export const API_PREFIX = '/api';

/** Put before a path to parse it; never part of a response. */
const ANY_ORIGIN = 'http://shop';

/** A path in ASCII: no other form of a target (RFC 9112 §3.2), no backslash, no fragment, no control character. */
const PATH_AND_QUERY = /^\/[!"$-[\]-~]*$/;
/** Where another host could be read from: by whoever resolves the path, or what is left of it without the prefix. */
const HOST_AT_START = new RegExp(`^(?:${API_PREFIX})?//`);
/** What stands for itself in every encoding. RFC 3986 §2.3 */
const UNRESERVED = /[\w.~-]/;
/** `.` and `..`, also where a reader that decodes once more would find them. */
const DOT_SEGMENT = /\/(?:\.|%(?:25)*2E){1,2}(?=\/|$)/i;
const ENCODED_SLASH = /%(?:25)*(?:2F|5C)/i;
const ENCODED_CONTROL = /%(?:25)*(?:[01][\dA-F]|7F|C2%(?:25)*[89][\dA-F])/i;

/** `null` where an encoding is broken, or what it stands for is no UTF-8. */
const decode = (text: string): string | null => {
  try {
    // The result is used: bundlers take a call whose result is not for one that does nothing, and leave it out.
    return decodeURIComponent(text);
  } catch {
    return null;
  }
};

/** One spelling of an encoded octet: none where it stands for itself, else in capitals. RFC 3986 §6.2.2 */
const spellOctet = (octet: string): string => {
  const character = String.fromCharCode(Number.parseInt(octet.slice(1), 16));
  return UNRESERVED.test(character) ? character : octet.toUpperCase();
};

/**
 * Reads the target of a request, as it is written in its first line: the only place where it is parsed. `null` where it is
 * not plainly a path of this shop: such a request is rejected with 400 before anything else reads it.
 */
export function parseRequestUrl(target: string): RequestUrl | null {
  if (!PATH_AND_QUERY.test(target)) return null;
  const [written = ''] = target.split('?', 1);
  // A query may be broken: links of advertisements are cut off, and old ones are written in Shift_JIS.
  if (decode(written) === null) return null;
  const path = written.replace(/%[\da-f]{2}/gi, spellOctet);
  const misleads = [HOST_AT_START, DOT_SEGMENT, ENCODED_SLASH, ENCODED_CONTROL].some((form) =>
    form.test(path),
  );
  if (misleads) return null;
  // The origin in front makes it a path, whatever it is; the browsers' encoding of the rest comes with it.
  const { pathname, search } = new URL(`${ANY_ORIGIN}${path}${target.slice(written.length)}`);
  return { pathname, search };
}
