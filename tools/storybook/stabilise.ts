import { Recording } from '@shop/testing-react/story/recording';
import * as v from 'valibot';

const JWT = /eyJ[\w-]+\.([\w-]+)\.[\w-]+/g;
const SECRET_NAMES = new Set([
  'token',
  'cart_token',
  'cartToken',
  'orderNo',
  'order_no',
  'receipt_token',
  'grant',
]);
/** Keys of cart lines, destinations and packings, which are random, unlike those that the seed names. */
const CART_PARTS = ['product_key', 'shipping_key', 'user_address_id', 'packing_key'];
/** The path of a gift, with its token. */
const GIFT_LINK = /\/social-gift\/([\w-]{43})(?:\/|$)/;
/** The path of an order or its receipt, with its secret. */
const ORDER_LINK = /\/orders\/(?:receipt|view)\/?\?no=[^&]+&t=([\w.-]{43,})$/;
/** The end of the name of a shop's cookie. */
const CART_COOKIE = '_cart_token';
const SHORTEST_SECRET = 16;
/** A secret that a scenario has made up: one letter again and again, in an order's number after its day. */
const MADE_UP = /^(?:[A-Z]\d{6}-)?(.)\1*$/;

/** An access token with the same claims of a person, whoever issued it and whenever. */
function unsigned(_token: string, payload: string): string {
  const claims: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString());
  const { sub, channel, is_registered_member, exp } = v.parse(v.record(v.string(), v.unknown()), claims);
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'none' })}.${part({ sub, channel, is_registered_member, exp })}.recorded`;
}

/** Adds a text to those found, unless it is too short for a secret or made up. */
function addSecret(text: string, found: Set<string>): void {
  if (text.length >= SHORTEST_SECRET && !MADE_UP.test(text)) found.add(text);
}

/**
 * Every random token, the keys of lines, destinations and packings, the links of gifts and orders, the numbers of returns and statements, and
 * the names of payments at the service, in the order in which they come up.
 */
function secretsOf(value: unknown, found: Set<string>): Set<string> {
  if (Array.isArray(value)) value.forEach((item) => secretsOf(item, found));
  else if (typeof value === 'object' && value !== null) {
    for (const [name, part] of Object.entries(value)) {
      if (typeof part !== 'string') secretsOf(part, found);
      else if (/^[{[]/.test(part)) secretsOf(JSON.parse(part), found);
      else if (name === 'receipt_number') found.add(part);
      else if (GIFT_LINK.test(part)) found.add(GIFT_LINK.exec(part)?.[1] ?? '');
      else if (ORDER_LINK.test(part)) addSecret(ORDER_LINK.exec(part)?.[1] ?? '', found);
      else if (name === 'number' && ('requested_at' in value || 'closing_on' in value)) found.add(part);
      else if (name === 'shipping_key' && 'receiver_name' in value) found.add(part);
      else if (name === 'redirect_url' || name === 'page_url')
        found.add(part.slice(part.lastIndexOf('/') + 1));
      else if (name === 'key' && CART_PARTS.some((mark) => mark in value)) found.add(part);
      else if (SECRET_NAMES.has(name) || name.endsWith(CART_COOKIE)) addSecret(part, found);
    }
  }
  return found;
}

const callOf = ({ method, path, after }: Recording['responses'][number]): string =>
  `${method} ${path} ${after}`;

/**
 * The same recording with stable words for everything random, which are counted in the order of the calls' names: two
 * recordings of one shop are equal, whichever of two calls came first.
 */
export function stabilise(recording: Recording): Recording {
  const written = JSON.stringify(recording);
  const { place, responses } = recording;
  const byName = responses.toSorted((one, other) => (callOf(one) < callOf(other) ? -1 : 1));
  const random = secretsOf([place, byName], new Set());
  const text = [...random].reduce(
    (stable, word, at) => stable.replaceAll(word, `recorded-${at + 1}`),
    written,
  );
  return v.parse(Recording, JSON.parse(text.replace(JWT, unsigned)));
}
