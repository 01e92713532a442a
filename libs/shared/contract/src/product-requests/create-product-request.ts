import { type EndpointOf, specify } from '../endpoint';
import { ProductRequest, ProductRequestInput } from './product-request';

const schemas = {
  body: ProductRequestInput,
  response: ProductRequest,
};

/** Asks the shop for a product; guests need a name and a mail address. */
export const createProductRequest: EndpointOf<typeof schemas> = {
  method: 'POST',
  path: '/v1/product-requests',
  auth: 'any',
  responseType: 'json',
};

export const createProductRequestSpec = specify({
  endpoint: createProductRequest,
  schemas,
  summary: '商品リクエストの送信',
  errors: [],
  status: 201,
});
