import * as v from 'valibot';
import { type EndpointOf, specify } from '../endpoint';
import { NameEmbroidery } from './name-embroidery';

const schemas = { response: v.object({ name_embroidery: v.nullable(NameEmbroidery) }) };

/** The name that the member has stitched onto things; null while none is set. */
export const getNameEmbroidery: EndpointOf<typeof schemas> = {
  method: 'GET',
  path: '/v1/me/name-embroideries',
  auth: 'member',
  responseType: 'json',
};

export const getNameEmbroiderySpec = specify({
  endpoint: getNameEmbroidery,
  schemas,
  summary: 'ネーム刺繍',
  errors: [],
});
