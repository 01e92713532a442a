import * as v from 'valibot';
import { type EndpointOf, specify } from '../endpoint';
import { PageOrAllQuery } from '../wire/page-or-all-query';
import { Catalog } from './catalog';

const schemas = {
  query: PageOrAllQuery,
  response: v.array(Catalog),
};

/** The printed catalogues of the shop. */
export const listCatalogs: EndpointOf<typeof schemas> = {
  method: 'GET',
  path: '/v1/catalog',
  auth: 'any',
  responseType: 'json',
};

export const listCatalogsSpec = specify({
  endpoint: listCatalogs,
  schemas,
  summary: 'カタログの一覧',
  errors: [],
});
