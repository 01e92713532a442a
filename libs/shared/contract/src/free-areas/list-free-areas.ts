import * as v from 'valibot';
import { type EndpointOf, specify } from '../endpoint';
import { PageOrAllQuery } from '../wire/page-or-all-query';
import { FreeArea } from './free-area';

const schemas = {
  query: PageOrAllQuery,
  response: v.array(FreeArea),
};

/** Every free area; requested as a whole (`per=all`). account §7 */
export const listFreeAreas: EndpointOf<typeof schemas> = {
  method: 'GET',
  path: '/v1/free-areas',
  auth: 'any',
  responseType: 'json',
};

export const listFreeAreasSpec = specify({
  endpoint: listFreeAreas,
  schemas,
  summary: 'フリーエリアの一覧',
  errors: [],
});
