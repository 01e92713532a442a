import * as v from 'valibot';
import { type EndpointOf, specify } from '../endpoint';
import { Key } from '../wire/key';
import { LandingPage } from './landing-page';
import { LANDING_PAGE_ERRORS } from './landing-page-errors';

const schemas = {
  params: v.object({ slug: Key }),
  response: LandingPage,
};

/** One landing page; with the header `x-redirect-url` the browser goes there instead. */
export const getLandingPage: EndpointOf<typeof schemas> = {
  method: 'GET',
  path: '/v1/lp/{slug}',
  auth: 'any',
  responseType: 'json',
};

export const getLandingPageSpec = specify({
  endpoint: getLandingPage,
  schemas,
  summary: '特集ページ',
  errors: [LANDING_PAGE_ERRORS.notFound],
});
