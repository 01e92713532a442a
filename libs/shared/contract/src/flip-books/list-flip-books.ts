import * as v from 'valibot';
import { type EndpointOf, specify } from '../endpoint';
import { PageQuery } from '../wire/page-query';
import { FlipBookEntry } from './flip-book';

const schemas = {
  query: PageQuery,
  response: v.array(FlipBookEntry),
};

/** The digital catalogues of the shop, newest first. */
export const listFlipBooks: EndpointOf<typeof schemas> = {
  method: 'GET',
  path: '/v1/flip-books',
  auth: 'any',
  responseType: 'json',
};

export const listFlipBooksSpec = specify({
  endpoint: listFlipBooks,
  schemas,
  summary: 'デジタルカタログの一覧',
  errors: [],
});
