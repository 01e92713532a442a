import { parseAllowedUrl } from '../../outbound/fetch-external';
import { OutboundError } from '../../outbound/outbound-error';
import type { OutboundPolicy } from '../../outbound/outbound-policy';

const WEB = /^https?:/i;
/** Longer ones are in no catalogue, and in no index of the database. */
const MAX_URL_LENGTH = 2_000;

/** Where a picture of a file comes from. */
export type PictureSource =
  { readonly kind: 'url'; readonly url: URL } | { readonly kind: 'beside'; readonly name: string };

/**
 * Whether a cell refers to a host that the operator has not allowed; its picture is left out and reported.
 */
export const isExternal = (text: string, { hosts }: Pick<OutboundPolicy, 'hosts'>): boolean =>
  WEB.test(text) && URL.canParse(text) && !hosts.has(new URL(text).host);

/**
 * The picture that a cell refers to: a URL, or a file beside the CSV. Throws `OutboundError` for a URL that
 * is not allowed.
 */
export function pictureSource(text: string, policy: Pick<OutboundPolicy, 'hosts'>): PictureSource {
  if (!WEB.test(text)) return { kind: 'beside', name: text };
  const url = parseAllowedUrl(text, policy);
  url.hash = '';
  if (url.href.length > MAX_URL_LENGTH) throw new OutboundError('URLが長すぎます');
  return { kind: 'url', url };
}
