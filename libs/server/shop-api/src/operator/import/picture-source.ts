import { allowedAddress } from '../../outbound/fetch-external';
import { OutboundError } from '../../outbound/outbound-error';
import type { OutboundRules } from '../../outbound/outbound-rules';

const WEB = /^https?:/i;
/** Longer ones are in no catalogue, and in no index of the database. */
const LONGEST_ADDRESS = 2_000;

/** Where a picture of a file comes from. */
export type PictureSource =
  { readonly kind: 'address'; readonly url: URL } | { readonly kind: 'beside'; readonly name: string };

/** Whether a cell names a server that the operator has not allowed; its picture is left out and reported. */
export const isExternal = (text: string, { hosts }: Pick<OutboundRules, 'hosts'>): boolean =>
  WEB.test(text) && URL.canParse(text) && !hosts.has(new URL(text).host);

/** What a cell names: a web address, or a file beside the CSV. Throws `OutboundError` for an address that may not be. */
export function pictureSource(text: string, rules: Pick<OutboundRules, 'hosts'>): PictureSource {
  if (!WEB.test(text)) return { kind: 'beside', name: text };
  const url = allowedAddress(text, rules);
  url.hash = '';
  if (url.href.length > LONGEST_ADDRESS) throw new OutboundError('アドレスが長すぎます');
  return { kind: 'address', url };
}
