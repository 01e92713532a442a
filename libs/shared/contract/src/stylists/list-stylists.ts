import * as v from 'valibot';
import { type EndpointOf, specify } from '../endpoint';
import { PageQuery } from '../wire/page-query';
import { StylistEntry } from './stylist';

const schemas = {
  query: PageQuery,
  response: v.array(StylistEntry),
};

/** The stylists of the shop. */
export const listStylists: EndpointOf<typeof schemas> = {
  method: 'GET',
  path: '/v1/stylists',
  auth: 'any',
  responseType: 'json',
};

export const listStylistsSpec = specify({
  endpoint: listStylists,
  schemas,
  summary: 'スタイリストの一覧',
  errors: [],
});
