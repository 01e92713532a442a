import * as v from 'valibot';
import { type EndpointOf, specify } from '../endpoint';

const MAX_WORD_LENGTH = 200;

const schemas = {
  query: v.object({ word: v.pipe(v.string(), v.maxLength(MAX_WORD_LENGTH)) }),
  response: v.array(
    v.object({
      /** What to search instead, as the shop's products spell it. */
      word: v.string(),
    }),
  ),
};

/** もしかして: what a search that finds nothing may have meant. At most five, the nearest first, and each finds something. */
export const listSearchCorrections: EndpointOf<typeof schemas> = {
  method: 'GET',
  path: '/v1/products/search-corrections',
  auth: 'any',
  responseType: 'json',
};

export const listSearchCorrectionsSpec = specify({
  endpoint: listSearchCorrections,
  schemas,
  summary: '検索語の訂正候補',
  errors: [],
});
