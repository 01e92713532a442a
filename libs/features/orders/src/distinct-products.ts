import type { OrderLine } from './order-view';

/** The first line of each product: one that goes to two destinations has two lines and is one product. */
export const distinctProducts = <Line extends Pick<OrderLine, 'productKey'>>(
  lines: readonly Line[],
): readonly Line[] =>
  lines.filter((line, at) => lines.findIndex(({ productKey }) => productKey === line.productKey) === at);
