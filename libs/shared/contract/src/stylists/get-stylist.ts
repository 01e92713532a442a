import * as v from 'valibot';
import { type EndpointOf, specify } from '../endpoint';
import { Key } from '../wire/key';
import { Stylist } from './stylist';
import { STYLIST_ERRORS } from './stylist-errors';

const schemas = {
  params: v.object({ key: Key }),
  response: Stylist,
};

/** One stylist. */
export const getStylist: EndpointOf<typeof schemas> = {
  method: 'GET',
  path: '/v1/stylists/{key}',
  auth: 'any',
  responseType: 'json',
};

export const getStylistSpec = specify({
  endpoint: getStylist,
  schemas,
  summary: 'スタイリスト',
  errors: [STYLIST_ERRORS.notFound],
});
