import * as v from 'valibot';
import { type EndpointOf, specify } from '../endpoint';
import { StaticPageEntry } from './static-page';

const schemas = { response: v.array(StaticPageEntry) };

/** Every page at a path of its own; always the whole list. */
export const listStaticPageUrls: EndpointOf<typeof schemas> = {
  method: 'GET',
  path: '/v1/static-pages/urls',
  auth: 'any',
  responseType: 'json',
};

export const listStaticPageUrlsSpec = specify({
  endpoint: listStaticPageUrls,
  schemas,
  summary: '固定ページの住所の一覧',
  errors: [],
});
