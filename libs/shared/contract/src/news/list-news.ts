import * as v from 'valibot';
import { type EndpointOf, specify } from '../endpoint';
import { Page, Per } from '../wire/paging';
import { NewsEntry } from './news';

const schemas = {
  query: v.object({ page: v.optional(Page, 1), per: v.optional(Per, 10) }),
  response: v.array(NewsEntry),
};

/** Published news, newest first. */
export const listNews: EndpointOf<typeof schemas> = {
  method: 'GET',
  path: '/v1/news',
  auth: 'any',
  responseType: 'json',
};

export const listNewsSpec = specify({ endpoint: listNews, schemas, summary: 'お知らせの一覧', errors: [] });
