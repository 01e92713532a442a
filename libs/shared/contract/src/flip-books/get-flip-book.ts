import * as v from 'valibot';
import { type EndpointOf, specify } from '../endpoint';
import { Key } from '../wire/key';
import { FlipBook } from './flip-book';
import { FLIP_BOOK_ERRORS } from './flip-book-errors';

const schemas = {
  params: v.object({ key: Key }),
  response: FlipBook,
};

/** One digital catalogue with its pages. */
export const getFlipBook: EndpointOf<typeof schemas> = {
  method: 'GET',
  path: '/v1/flip-books/{key}',
  auth: 'any',
  responseType: 'json',
};

export const getFlipBookSpec = specify({
  endpoint: getFlipBook,
  schemas,
  summary: 'デジタルカタログ',
  errors: [FLIP_BOOK_ERRORS.notFound],
});
