import * as v from 'valibot';
import { type EndpointOf, specify } from '../endpoint';
import { PageOrAllQuery } from '../wire/page-or-all-query';
import { Popup } from './popup';

const schemas = {
  query: PageOrAllQuery,
  response: v.array(Popup),
};

/** The popups that hold now. */
export const listPopups: EndpointOf<typeof schemas> = {
  method: 'GET',
  path: '/v1/popups',
  auth: 'any',
  responseType: 'json',
};

export const listPopupsSpec = specify({
  endpoint: listPopups,
  schemas,
  summary: 'ポップアップの一覧',
  errors: [],
});
