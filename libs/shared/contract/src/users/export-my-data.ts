import { type EndpointOf, specify } from '../endpoint';

const schemas = {};

/**
 * All that the shop stores about the member, as a JSON file with Japanese headings; secrets and card tokens are left out.
 */
export const exportMyData: EndpointOf<typeof schemas> = {
  method: 'GET',
  path: '/v1/me/data',
  auth: 'member',
  responseType: 'file',
};

export const exportMyDataSpec = specify({
  endpoint: exportMyData,
  schemas,
  summary: '会員のデータの書き出し（JSON）',
  errors: [],
});
