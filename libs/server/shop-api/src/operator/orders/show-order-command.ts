import { loadOrderDetail } from '../../orders/order-store';
import { loadReturns } from '../../returns/return-store';
import { shopCommand } from '../command/operator-command';
import { priceSumsOf } from '../../site/front-settings';
import { requireChannel } from '../require-channel';
import { describeOrder } from './describe-order';
import { findShopOrder } from './find-order';
import { returnLines } from './return-lines';

/** `orders show`: one order with all its parts. */
export const showOrderCommand = shopCommand({
  name: 'orders show',
  words: [{ name: 'NO' }],
  options: [],
  ja: '注文を表示します',
  en: 'shows one order',
  async run({ db, print }, args) {
    const { order, channel } = await findShopOrder(db, args.value('NO'));
    const detail = await loadOrderDetail(db, order);
    const sums = priceSumsOf(await requireChannel(db, channel));
    const returns = returnLines(await loadReturns(db, order.id));
    for (const line of [...describeOrder(detail, channel, sums), ...returns]) print(line);
  },
});
