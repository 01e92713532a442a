import { type EndpointOf, specify } from '../endpoint';

const schemas = {};

/** Forgets everything that the member looked at. */
export const deleteProductHistories: EndpointOf<typeof schemas> = {
  method: 'DELETE',
  path: '/v1/me/product-histories',
  auth: 'member',
  responseType: 'empty',
};

export const deleteProductHistoriesSpec = specify({
  endpoint: deleteProductHistories,
  schemas,
  summary: '商品閲覧履歴の削除',
  errors: [],
  status: 204,
});
