import { type EndpointOf, specify } from '../endpoint';

const schemas = {};

/** Forgets the member's embroidery. */
export const deleteNameEmbroidery: EndpointOf<typeof schemas> = {
  method: 'DELETE',
  path: '/v1/me/name-embroideries',
  auth: 'member',
  responseType: 'empty',
};

export const deleteNameEmbroiderySpec = specify({
  endpoint: deleteNameEmbroidery,
  schemas,
  summary: 'ネーム刺繍の削除',
  errors: [],
  status: 204,
});
