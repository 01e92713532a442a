import * as v from 'valibot';
import { type EndpointOf, specify } from '../endpoint';
import { PageOrAllQuery } from '../wire/page-or-all-query';
import { Tag } from './tag';

const schemas = {
  query: PageOrAllQuery,
  response: v.array(Tag),
};

/** The tags of the shop. */
export const listTags: EndpointOf<typeof schemas> = {
  method: 'GET',
  path: '/v1/tags',
  auth: 'any',
  responseType: 'json',
};

export const listTagsSpec = specify({
  endpoint: listTags,
  schemas,
  summary: 'タグの一覧',
  errors: [],
});
