import { findOrderSpec } from '@shop/contract/orders/find-order';
import { createReadyCart, decideCart, type Shopper } from '../checkout';
import { cleanUp } from '../clean-up';
import { MAIL_ORIGINS, type MailSender, type MailShop } from './mail-sender';
import { runCommand } from './run-command';

const DAY_MS = 24 * 60 * 60 * 1000;
/** From an order until it is reminded of: seven days until it is due, seven more, two before their end. */
const UNTIL_REMINDER_MS = 12 * DAY_MS;
const NUMBERS = ['1234-5678-9012', '9999-5678-9012'] as const;
const REASON = ['--reason', '在庫がありませんでした'] as const;
const GUEST = 'hanako@example.jp';

/** What sends each mail about an order, by its subject; those that members get as well as guests are there twice. */
export function orderMailSenders(shop: MailShop): readonly MailSender[] {
  const place = async (who: Shopper) => {
    const cart = await createReadyCart(shop.api, [{ product_key: shop.product.key, quantity: 1 }], who);
    return (await decideCart(shop.api, cart, who)).body.order_no;
  };
  const asMember = async () => place({ token: await shop.api.signIn('member@example.jp') });
  const asGuest = () => place({ email: GUEST });
  const step =
    (order: () => Promise<string>, ...words: readonly string[]) =>
    async () => {
      const [name = '', ...options] = words;
      await runCommand(shop, 'orders', name, await order(), ...options);
    };
  const shipped = (order: () => Promise<string>, numbers: readonly string[]) => async () => {
    const orderNo = await order();
    await runCommand(shop, 'orders', 'paid', orderNo);
    for (const number of numbers)
      await runCommand(shop, 'orders', 'shipped', orderNo, '--tracking', number, '--allow-same-tracking');
  };
  const undone = (name: string) => async () => {
    const orderNo = await asMember();
    await runCommand(shop, 'orders', 'paid', orderNo);
    if (name === 'shipped')
      await runCommand(shop, 'orders', 'shipped', orderNo, '--tracking', NUMBERS[0], '--allow-same-tracking');
    await runCommand(shop, 'orders', 'undo', orderNo, name);
  };
  const owe = async () => {
    const orderNo = await asMember();
    await runCommand(shop, 'orders', 'paid', orderNo);
    await runCommand(shop, 'orders', 'cancelled', orderNo, ...REASON);
  };
  const remind = async () => {
    await asMember();
    shop.api.clock.advance(UNTIL_REMINDER_MS);
    await cleanUp(shop.api, 'unpaidReminders', MAIL_ORIGINS);
  };
  const find = async () => {
    await shop.api.call(findOrderSpec, { body: { order_no: await asGuest(), contact: GUEST } });
  };
  return [
    ['ご注文ありがとうございます', asMember, ['order-detail']],
    ['ご注文ありがとうございます', asGuest, ['guest-order', 'order-receipt']],
    ['ご注文が入りました', asMember, []],
    ['ご入金を確認いたしました', step(asMember, 'paid'), ['order-detail']],
    ['ご入金を確認いたしました', step(asGuest, 'paid'), ['order-find']],
    ['商品を発送いたしました', shipped(asMember, [NUMBERS[0]]), ['carrier', 'order-detail']],
    ['商品を発送いたしました', shipped(asGuest, [NUMBERS[0]]), ['carrier', 'order-find']],
    [
      '追加のお荷物を発送いたしました',
      shipped(asMember, [NUMBERS[0], NUMBERS.join(',')]),
      ['carrier', 'order-detail'],
    ],
    ['お問い合わせ番号の訂正', shipped(asMember, NUMBERS), ['carrier', 'order-detail']],
    ['ご入金確認のお知らせの取り消し', undone('paid'), ['order-detail']],
    ['発送のお知らせの取り消し', undone('shipped'), ['order-detail']],
    ['ご注文のキャンセルを承りました', step(asGuest, 'cancelled', ...REASON), ['order-find']],
    ['ご注文のキャンセルを承りました', step(asMember, 'cancelled', ...REASON), ['order-detail']],
    ['ご返金のお手続きが必要です', owe, []],
    ['お支払いのお願い', remind, ['order-detail']],
    ['ご注文の確認ページのご案内', find, ['guest-order', 'order-receipt']],
  ];
}
