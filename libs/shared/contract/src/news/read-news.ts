import * as v from 'valibot';
import { type EndpointOf, specify } from '../endpoint';
import { Id } from '../wire/id';
import { NEWS_ERRORS } from './news-errors';

const schemas = {
  body: v.object({ readable_id: Id }),
};

/** Marks a piece of news as read by the member; again it changes nothing. core §3 */
export const readNews: EndpointOf<typeof schemas> = {
  method: 'POST',
  path: '/v1/news/readables',
  auth: 'member',
  responseType: 'empty',
};

export const readNewsSpec = specify({
  endpoint: readNews,
  schemas,
  summary: 'お知らせの既読',
  errors: [NEWS_ERRORS.notFound],
  status: 204,
});
