import { listProductSizeTablesSpec } from '@shop/contract/products/list-product-size-tables';
import { defineRoute } from '../http/define-route';
import { requireProduct } from './require-product';
import { priceViewOf } from './shopper-price';
import { listSizeTables } from './size-table-store';

/** GET /v1/products/{key}/size-tables */
export const listProductSizeTablesRoute = defineRoute(
  listProductSizeTablesSpec,
  async (context, { params: { key } }) => {
    const { model } = await requireProduct(context, await priceViewOf(context.db, context), key);
    const tables = await listSizeTables(context.db, model.id);
    return tables.map(({ key: tableKey, name, unit, note, columns, bodyParts, rows }) => {
      const parts = new Map(Object.entries(bodyParts));
      return {
        ...{ key: tableKey, name, unit, note },
        columns: [...columns],
        body_parts: columns.map((column) => parts.get(column) ?? null),
        rows: rows.map(({ size, values }) => ({ size, values: [...values] })),
      };
    });
  },
);
