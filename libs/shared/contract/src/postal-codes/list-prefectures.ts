import * as v from 'valibot';
import { specify, type EndpointOf } from '../endpoint';

/** One prefecture; `id` is its national code (JIS X 0401). */
export const Prefecture = v.object({ id: v.number(), name: v.string() });

const schemas = { response: v.array(Prefecture) };

/** All 47 prefectures, from north to south (account §7). */
export const listPrefectures: EndpointOf<typeof schemas> = {
  method: 'GET',
  path: '/v1/postal-codes/prefectures',
  auth: 'any',
  responseType: 'json',
};

export const listPrefecturesSpec = specify({
  endpoint: listPrefectures,
  schemas,
  summary: '都道府県の一覧',
  errors: [],
});
