import * as v from 'valibot';
import { type EndpointOf, specify } from '../endpoint';
import { ShippingAddressInput } from '../user-addresses/address-input';
import { Email } from '../users/user-input';
import { Id } from '../wire/id';
import { multilineText } from '../wire/text-input';
import { Timestamp } from '../wire/timestamp';
import { listOf } from '../wire/list-of';

const MAX_CATALOGS = 10;
const REMARKS_MAX = 500;

const schemas = {
  body: v.object({
    ...ShippingAddressInput.entries,
    /** Where it is confirmed to; a member's is the account's. */
    email: v.optional(v.union([v.literal(''), Email]), ''),
    catalog_ids: v.pipe(
      listOf(Id, MAX_CATALOGS, `一度にお選びいただけるカタログは${MAX_CATALOGS}冊までです`),
      v.minLength(1, 'カタログを選択してください'),
    ),
    remarks: v.optional(multilineText('ご要望', REMARKS_MAX), ''),
  }),
  response: v.object({
    number: v.string(),
    catalogs: v.array(v.object({ id: Id, title: v.string() })),
    created_at: Timestamp,
  }),
};

/** Has printed catalogues sent by post, free of charge. */
export const createCatalogOrder: EndpointOf<typeof schemas> = {
  method: 'POST',
  path: '/v1/catalog-orders',
  auth: 'any',
  responseType: 'json',
};

export const createCatalogOrderSpec = specify({
  endpoint: createCatalogOrder,
  schemas,
  summary: 'カタログ請求',
  errors: [],
  status: 201,
});
