import * as v from 'valibot';
import { type EndpointOf, specify } from '../endpoint';
import { Key } from '../wire/key';
import { PageOrAllQuery } from '../wire/page-or-all-query';
import { Qa } from './qa';

const MAX_WORD_LENGTH = 200;

const schemas = {
  query: v.object({
    ...PageOrAllQuery.entries,
    /** Key of a category; what is below it belongs to it. */
    category: v.optional(Key),
    /** Words that must all occur in question or answer. */
    word: v.optional(v.pipe(v.string(), v.maxLength(MAX_WORD_LENGTH))),
  }),
  response: v.array(Qa),
};

/** Questions and answers, flat, in the order of their categories. */
export const listQas: EndpointOf<typeof schemas> = {
  method: 'GET',
  path: '/v1/qas',
  auth: 'any',
  responseType: 'json',
};

export const listQasSpec = specify({
  endpoint: listQas,
  schemas,
  summary: 'よくあるご質問',
  errors: [],
});
