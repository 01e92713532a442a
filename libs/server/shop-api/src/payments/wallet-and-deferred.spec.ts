import { getCartSpec } from '@shop/contract/carts/get-cart';
import { modifyCartOrderSpec } from '@shop/contract/carts/modify-cart-order';
import { modifyCartProductsSpec } from '@shop/contract/carts/modify-cart-products';
import { getPaymentServiceSpec } from '@shop/contract/payment-services/get-payment-service';
import { DEFERRED_SERVICE_TERMS } from '@shop/contract/payments/deferred-service-terms';
import { PAYMENTS } from '@shop/contract/payments/payment-method';
import { openCardShop } from '@shop/testing-api/card-shop';
import { firstMail } from '@shop/testing-api/first-mail';
import { checkInvariants } from '@shop/testing-api/check-invariants';
import { stockOf } from '@shop/testing-api/stock';
import { eq } from 'drizzle-orm';
import { products, rateCounters } from '../db/schema';

let shop: Awaited<ReturnType<typeof openCardShop>>;
beforeAll(async () => {
  shop = await openCardShop();
});
beforeEach(() => shop.api.db.delete(rateCounters));
afterEach(() => checkInvariants(shop.api.db));
afterAll(() => shop.api.close());

const errorOf = async (cart_token: string) =>
  (await shop.api.call(getCartSpec, { params: { cart_token } })).body.data.payment_error;

describe('a QR wallet', () => {
  it('leads out to the service and back, and is paid once', async () => {
    const cart = await shop.cart({}, PAYMENTS.qrWallet);
    const { body } = await shop.decide(cart, null);
    expect(body).toMatchObject({ payment_state: 'waiting', payment: { payment_id: 7, is_paid: false } });
    expect(await shop.mailsAbout(body.order_no)).toBe(0);
    const page = await shop.api.request(`/dev/payment-service${new URL(body.redirect_url!).pathname}`);
    expect(await page.text()).toContain('QRコード決済');
    const before = shop.api.payments.charges.length;
    const back = await shop.onPage(body.redirect_url!, { action: 'confirm', wallet: 'PayPay' });
    expect(back.headers.get('location')).toBe(`https://shop.example/cart/complete/?order=${body.order_no}`);
    await shop.onPage(body.redirect_url!, { action: 'confirm' });
    expect(shop.api.payments.charges.slice(before)).toMatchObject([{ amount: body.total_payment }]);
    expect(await shop.check(cart)).toMatchObject({ payment_state: 'paid' });
    expect(await shop.mailsAbout(body.order_no)).toBe(1);
  });

  it.each([
    ['decline', '残高をご確認いただくか'],
    ['cancel', 'お支払いは取り消されました'],
  ])('%s: the shopper is back at the ways to pay and told why', async (action, said) => {
    const stock = await stockOf(shop.api.db, shop.product.id);
    const cart = await shop.cart({}, PAYMENTS.qrWallet);
    const { body } = await shop.decide(cart, null);
    const back = await shop.onPage(body.redirect_url!, { action });
    expect(back.headers.get('location')).toBe('https://shop.example/cart/payment/');
    expect(await errorOf(cart.token)).toContain(said);
    expect(await stockOf(shop.api.db, shop.product.id)).toBe(stock);
    const other = { cart_token: cart.token, payment_id: PAYMENTS.convenienceStore };
    const changed = (await shop.api.call(modifyCartOrderSpec, { body: other })).body;
    expect((await shop.decide(changed, null)).body.payment.convenience).not.toBeNull();
  });
});

describe('[choice-payment-3] the deferred payment service', () => {
  it('is usable in the demonstration, and guarantees the money at once', async () => {
    const service = await shop.api.call(getPaymentServiceSpec, { params: { code: 'deferred' } });
    expect(service.body).toMatchObject({ is_usable: true, card_form_url: null });
    const { body } = await shop.decide(await shop.cart({}, PAYMENTS.deferredService), null);
    expect(body).toMatchObject({ payment_state: 'paid', payment: { is_paid: false, due_on: null } });
    const mail = await firstMail(shop.api, new RegExp(body.order_no));
    expect(mail.text).toContain(DEFERRED_SERVICE_TERMS);
  });

  it('declines by its check what costs too much, and the cart can be paid in another way', async () => {
    await shop.api.db.update(products).set({ price: 30_000 }).where(eq(products.id, shop.product.id));
    const cart = await shop.cart({}, PAYMENTS.deferredService);
    const key = cart.data.detail.products[0]!.key;
    const { body: dear } = await shop.api.call(modifyCartProductsSpec, {
      body: { cart_token: cart.token, products: [{ key, quantity: 2 }] },
    });
    const declined = await shop.decide(dear, null);
    expect(declined.error).toMatchObject({ code: 'cart.transaction.failed' });
    expect(declined.error.message).toContain('審査の結果');
    const other = { cart_token: cart.token, payment_id: PAYMENTS.bankTransfer };
    const changed = (await shop.api.call(modifyCartOrderSpec, { body: other })).body;
    expect((await shop.decide(changed, null)).status).toBe(200);
  });
});
