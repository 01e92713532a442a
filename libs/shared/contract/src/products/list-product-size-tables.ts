import * as v from 'valibot';
import { type EndpointOf, specify } from '../endpoint';
import { MeasuredPart } from '../timeseries/measurement';
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
  /**
   * Which part of the wearer's body each column is for; null where it is a measure of the garment. The values of a column
   * with a part are ranges in centimetres, kilograms for the weight, whatever the table's unit is: `155〜160`, `〜150` or
   * `175〜`; or they say nothing of a size.
   */
  body_parts: v.array(v.nullable(MeasuredPart)),
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
