import { listOrdersSpec } from '@shop/contract/orders/list-orders';
import { PAYMENTS } from '@shop/contract/payments/payments';
import { cartTokenCookie, consentCookie } from '@shop/site/storage/cookie-names';
import { API } from './api';
import { addFault } from './fault-lab';
import { mailsAbout } from './mails-about';
import { openConfirmation } from './open-confirmation';
import { payAtService } from './pay-at-service';
import { registerMember } from './register-member';
import { PHONE } from './shopper';
import { setUpShopper } from './set-up-shopper';
import { watchEvents } from './watch-events';

/** What the browser itself logs about the response of the shop's proxy. */
const LOST_CONNECTION = /Failed to load resource: the server responded with a status of 502/;
/** All that one press sends; then the shop is asked what became of it. */
const LOST = 3;

const shopper = setUpShopper({ viewport: PHONE }, LOST_CONNECTION);

// reliability 23, 33
test.each([
  ['bank transfer', PAYMENTS.bankTransfer, false],
  ['cash on delivery', PAYMENTS.cashOnDelivery, false],
  ['card', PAYMENTS.card, true],
])(
  'an order by %s whose response is lost every time is placed, paid, mailed and recorded once, and thanked for',
  async (_way, paymentId, isPaid) => {
    const { page, context, origin } = shopper;
    const member = await registerMember();
    const sent = await watchEvents(page);
    await context.addCookies([{ name: consentCookie('default_'), value: 'yes', url: origin }]);
    await openConfirmation(shopper, paymentId, member);
    const cookies = await context.cookies(origin);
    const token = cookies.find(({ name }) => name === cartTokenCookie('default_'))?.value ?? '';
    const decision = `/v1/carts/${token}/decision`;
    await addFault({ scenario: 'lost-reply', times: LOST, path: decision });
    await shopper.press('注文を確定する');
    await payAtService(shopper);
    await shopper.waitForHeading('ご注文ありがとうございました');
    await page.getByText('ご注文の確認メールをお送りしました').waitFor();
    await page.getByRole('heading', { level: 1 }).hover();
    await shopper.waitUntilIdle();
    const orderNo = new URL(page.url()).searchParams.get('order') ?? '';
    const sends = shopper.watch.requests.filter((request) => request === `POST /api${decision}`);
    expect(sends).toHaveLength(LOST);
    const { body: orders } = await API.call(listOrdersSpec, { query: {} }, { token: member.token });
    expect(orders.data.map((order) => order.order_no)).toEqual([orderNo]);
    expect(await mailsAbout(orderNo)).toHaveLength(1);
    await page.getByText('ご入金日').waitFor({ state: isPaid ? 'attached' : 'detached' });
    expect(sent.names.filter((name) => name === 'purchase')).toEqual(['purchase']);
    const record = await page.evaluate(() => localStorage.getItem('default_purchase'));
    expect(JSON.parse(record ?? 'null')).toMatchObject({ orderNo });
    expect(shopper.watch.requests.filter((request) => request.includes('/maintenance'))).toEqual([]);
  },
);
