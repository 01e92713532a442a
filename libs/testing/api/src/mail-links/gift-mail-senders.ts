import { modifyCartOrderSpec } from '@shop/contract/carts/modify-cart-order';
import { setCartReceiverSpec } from '@shop/contract/carts/set-cart-receiver';
import { cancelOrderSpec } from '@shop/contract/orders/cancel-order';
import { PAYMENTS } from '@shop/contract/payments/payment-method';
import { completeSocialGiftSpec } from '@shop/contract/social-gifts/complete-social-gift';
import { declineSocialGiftSpec } from '@shop/contract/social-gifts/decline-social-gift';
import { createFilledCart, decideCart, TOKYO_ADDRESS } from '../checkout';
import { cleanUp } from '../clean-up';
import { operatorOf } from '../operator';
import { MAIL_ORIGINS, type MailSender, type MailShop } from './mail-sender';

/** Longer than the receiver of a gift may take. */
const TOO_LATE_MS = 40 * 24 * 60 * 60 * 1000;
const at = { channel: 'gift' };

/** What sends each mail about a gift, by its subject. */
export function giftMailSenders(shop: MailShop): readonly MailSender[] {
  let gifts = 0;
  const give = async () => {
    gifts += 1;
    // Each has a receiver of its own: nobody is told of more than a few gifts a day.
    const receiver = { name: '鈴木 一郎', email: `ichiro${gifts}@example.jp`, message: 'おめでとう' };
    const who = { ...at, token: await shop.api.signIn('member@example.jp', 'gift') };
    const lines = [{ product_key: shop.gift.key, quantity: 1 }];
    const { token: cart_token } = await createFilledCart(shop.api, lines, who);
    await shop.api.call(setCartReceiverSpec, { body: { cart_token, receiver } }, who);
    const payment = { cart_token, payment_id: PAYMENTS.bankTransfer };
    const cart = (await shop.api.call(modifyCartOrderSpec, { body: payment }, who)).body;
    const { order_id: id, order_no, social_gift_url: url } = (await decideCart(shop.api, cart, who)).body;
    const token = /social-gift\/([\w-]+)\//.exec(url ?? '')?.[1] ?? '';
    return { id, order_no, token, who };
  };
  const pay = async () => {
    const given = await give();
    await operatorOf(shop.api)('orders', 'paid', given.order_no);
    return given;
  };
  const complete = async () => {
    const { token } = await give();
    await shop.api.call(completeSocialGiftSpec, { params: { token }, body: TOKYO_ADDRESS }, at);
  };
  const decline = async () => {
    const { token } = await give();
    await shop.api.call(declineSocialGiftSpec, { params: { token } }, at);
  };
  const cancel = async () => {
    const { id, who } = await pay();
    await shop.api.call(cancelOrderSpec, { params: { id }, body: {} }, who);
  };
  const expire = async () => {
    await pay();
    shop.api.clock.advance(TOO_LATE_MS);
    await cleanUp(shop.api, 'expiredGifts', MAIL_ORIGINS);
  };
  return [
    ['様からギフトが届いています', pay, ['social-gift-shipping']],
    ['ご注文ありがとうございます', give, ['social-gift-shipping', 'order-detail']],
    ['ギフトのお届け先が入力されました', complete, ['order-detail']],
    ['ギフトのお届け先を承りました', complete, []],
    ['ギフトのご辞退を承りました', decline, []],
    ['ギフトのご注文が取り消されました', cancel, []],
    ['ギフトの受け取り期限が過ぎました', expire, []],
  ];
}
