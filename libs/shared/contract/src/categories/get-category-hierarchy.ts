import * as v from 'valibot';
import { type EndpointOf, specify } from '../endpoint';
import { Category } from './category';

const schemas = {
  query: v.object({ table: v.picklist(['products', 'inquiries']) }),
  response: v.array(Category),
};

/** The category tree of products or of inquiries. core §7, account §7 */
export const getCategoryHierarchy: EndpointOf<typeof schemas> = {
  method: 'GET',
  path: '/v1/categories/hierarchy',
  auth: 'any',
  responseType: 'json',
};

export const getCategoryHierarchySpec = specify({
  endpoint: getCategoryHierarchy,
  schemas,
  summary: 'カテゴリーの階層',
  errors: [],
});
