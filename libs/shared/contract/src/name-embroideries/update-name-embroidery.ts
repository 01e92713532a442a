import { type EndpointOf, specify } from '../endpoint';
import { NameEmbroidery, NameEmbroideryInput } from './name-embroidery';

const schemas = { body: NameEmbroideryInput, response: NameEmbroidery };

/** Sets the member's embroidery. */
export const updateNameEmbroidery: EndpointOf<typeof schemas> = {
  method: 'PUT',
  path: '/v1/me/name-embroideries',
  auth: 'member',
  responseType: 'json',
};

export const updateNameEmbroiderySpec = specify({
  endpoint: updateNameEmbroidery,
  schemas,
  summary: 'ネーム刺繍の変更',
  errors: [],
});
