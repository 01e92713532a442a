import * as v from 'valibot';
import { type EndpointOf, specify } from '../endpoint';
import { CartToken } from '../carts/cart-token';
import { Popup } from '../popups/popup';
import { EventName } from './event-name';

const MAX_ARGS_LENGTH = 8_192;
const MAX_COUNT_LENGTH = 64;

function isJsonObject(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
}

const schemas = {
  body: v.object({
    name: EventName,
    /** A JSON object as text. */
    args: v.pipe(
      v.string(),
      v.maxLength(MAX_ARGS_LENGTH),
      v.check(isJsonObject, 'JSONの形式で入力してください'),
    ),
    /** The cart's token. */
    token: v.optional(CartToken),
    logreco_rcmd_ct: v.optional(
      v.union([v.pipe(v.string(), v.maxLength(MAX_COUNT_LENGTH)), v.pipe(v.number(), v.safeInteger())]),
    ),
  }),
  response: v.object({ popup: v.nullable(Popup) }),
};

/** Tells of something that happened in the shop; the response may bring a popup to be shown. account §4 */
export const createEcommerceEvent: EndpointOf<typeof schemas> = {
  method: 'POST',
  path: '/v1/ecommerce_events',
  auth: 'any',
  responseType: 'json',
};

export const createEcommerceEventSpec = specify({
  endpoint: createEcommerceEvent,
  schemas,
  summary: 'イベントの送信',
  errors: [],
  status: 201,
});
