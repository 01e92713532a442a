import * as v from 'valibot';
import { type EndpointOf, specify } from '../endpoint';
import { IdFromText } from '../wire/id';
import { News } from './news';
import { NEWS_ERRORS } from './news-errors';

const schemas = { params: v.object({ id: IdFromText }), response: News };

export const getNews: EndpointOf<typeof schemas> = {
  method: 'GET',
  path: '/v1/news/{id}',
  auth: 'any',
  responseType: 'json',
};

export const getNewsSpec = specify({
  endpoint: getNews,
  schemas,
  summary: 'お知らせの詳細',
  errors: [NEWS_ERRORS.notFound],
});
