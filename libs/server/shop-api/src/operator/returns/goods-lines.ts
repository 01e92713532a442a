import { formatPriceWithTax } from '@shop/format/format-yen';
import type { PaidOrder } from '../../orders/paid-for-items';
import type { ReturnItemRow } from '../../returns/return-store';
import { costOf, returnedGoods } from '../../returns/returned-goods';

/** The items of a return, numbered, with what was paid for their pieces, and the sum of it. */
export function goodsLines(order: PaidOrder, items: readonly ReturnItemRow[]): readonly string[] {
  const bought = new Map(order.items.map((item) => [item.id, item]));
  const goods = returnedGoods(order, items);
  const costs = new Map(goods.map(({ orderItemId, cost }) => [orderItemId, cost]));
  return [
    ...items.map(({ orderItemId, quantity, restocked, exchange }, index) => {
      const item = bought.get(orderItemId);
      const parts = [
        `${index + 1}. ${item?.productCode ?? ''}`,
        `${item?.productName ?? ''} × ${quantity}${item?.uosName ?? '点'}${restocked === 0 ? '' : `（在庫へ ${restocked}）`}`,
        formatPriceWithTax(costs.get(orderItemId) ?? 0),
        ...(exchange === null ? [] : [`→ ${exchange.productCode}`, exchange.productName]),
      ];
      return parts.join('  ');
    }),
    `返品の商品の代金 ${formatPriceWithTax(costOf(goods))}${order.order.totalDiscount === 0 ? '' : '  クーポン割引後'}`,
  ];
}
