import * as v from 'valibot';
import { type EndpointOf, specify } from '../endpoint';
import { PRODUCT_ERRORS } from './product-errors';
import { ProductKey } from './product-key';

/** サイズ表: the measures of the sizes that a product comes in (core §3). */
export const SizeTable = v.object({
  key: v.string(),
  name: v.string(),
  /** Of all measures, e.g. cm; empty where each column names its own. */
  unit: v.string(),
  /** What is measured, e.g. 身長. */
  columns: v.array(v.string()),
  /** One row for each size, with a value for each column. */
  rows: v.array(v.object({ size: v.string(), values: v.array(v.string()) })),
  /** How it is measured, and how to choose between two sizes; may be empty. */
  note: v.string(),
});
export type SizeTable = v.InferOutput<typeof SizeTable>;

const schemas = { params: v.object({ key: ProductKey }), response: v.array(SizeTable) };

/** The size tables of a product; several where it consists of several things. */
export const listProductSizeTables: EndpointOf<typeof schemas> = {
  method: 'GET',
  path: '/v1/products/{key}/size-tables',
  auth: 'any',
  responseType: 'json',
};

export const listProductSizeTablesSpec = specify({
  endpoint: listProductSizeTables,
  schemas,
  summary: '商品のサイズ表',
  errors: [PRODUCT_ERRORS.notFound],
});
