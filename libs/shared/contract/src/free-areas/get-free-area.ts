import * as v from 'valibot';
import { type EndpointOf, specify } from '../endpoint';
import { Key } from '../wire/key';
import { FreeArea } from './free-area';
import { FREE_AREA_ERRORS } from './free-area-errors';

const schemas = {
  params: v.object({ code: Key }),
  response: FreeArea,
};

/** One free area. */
export const getFreeArea: EndpointOf<typeof schemas> = {
  method: 'GET',
  path: '/v1/free-areas/{code}',
  auth: 'any',
  responseType: 'json',
};

export const getFreeAreaSpec = specify({
  endpoint: getFreeArea,
  schemas,
  summary: 'フリーエリア',
  errors: [FREE_AREA_ERRORS.notFound],
});
