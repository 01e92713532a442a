import * as v from 'valibot';
import { type EndpointOf, specify } from '../endpoint';
import { PageQuery } from '../wire/page-query';
import { UserMemorial } from './user-memorial';

const schemas = {
  query: PageQuery,
  response: v.array(UserMemorial),
};

/** The member's days in the order of the year; `x-limit` says how many may be kept. */
export const listUserMemorials: EndpointOf<typeof schemas> = {
  method: 'GET',
  path: '/v1/me/user-memorials',
  auth: 'member',
  responseType: 'json',
};

export const listUserMemorialsSpec = specify({
  endpoint: listUserMemorials,
  schemas,
  summary: '記念日の一覧',
  errors: [],
});
