import * as v from 'valibot';
import { type EndpointOf, specify } from '../endpoint';
import { PageQuery } from '../wire/page-query';
import { LandingPageEntry } from './landing-page';

const schemas = {
  query: PageQuery,
  response: v.array(LandingPageEntry),
};

/** The landing pages that are open now. */
export const listLandingPages: EndpointOf<typeof schemas> = {
  method: 'GET',
  path: '/v1/lp',
  auth: 'any',
  responseType: 'json',
};

export const listLandingPagesSpec = specify({
  endpoint: listLandingPages,
  schemas,
  summary: '特集ページの一覧',
  errors: [],
});
