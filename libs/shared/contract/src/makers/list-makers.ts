import * as v from 'valibot';
import { type EndpointOf, specify } from '../endpoint';
import { Page, PerOrAll } from '../wire/paging';
import { Maker } from './maker';

const schemas = {
  query: v.object({ page: v.optional(Page, 1), per: v.optional(PerOrAll, 10) }),
  response: v.array(Maker),
};

export const listMakers: EndpointOf<typeof schemas> = {
  method: 'GET',
  path: '/v1/makers',
  auth: 'any',
  responseType: 'json',
};

export const listMakersSpec = specify({
  endpoint: listMakers,
  schemas,
  summary: 'メーカーの一覧',
  errors: [],
});
