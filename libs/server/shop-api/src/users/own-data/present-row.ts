/** What a product is called in a member's file. */
export interface ProductName {
  readonly code: string;
  readonly name: string;
}

/** A row of the database. */
export type Row = Readonly<Record<string, unknown>>;

const wireName = (column: string): string =>
  column.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** A row under the names of the contract; where it refers to a product, with what that is called. */
export function presentRow(row: Row, nameOf: (productId: number) => ProductName | undefined): Row {
  const { productId } = row;
  const named: [string, unknown][] = Object.entries(row).map(([column, value]) => [wireName(column), value]);
  const product = typeof productId === 'number' ? nameOf(productId) : undefined;
  return {
    ...Object.fromEntries<unknown>(named),
    ...(product && { product_code: product.code, product_name: product.name }),
  };
}
