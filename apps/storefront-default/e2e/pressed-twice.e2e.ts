import { PAYMENTS } from '@shop/contract/payments/payments';
import { signInToken } from './api';
import { addFault } from './fault-lab';
import { openConfirmation } from './open-confirmation';
import { DESKTOP, MEMBER } from './shopper';
import { setUpShopper } from './set-up-shopper';

/** Long enough for another press. */
const DELAY_MS = 700;

const shopper = setUpShopper({ viewport: DESKTOP });
const button = () => shopper.page.getByRole('button', { name: '注文を確定する', exact: true });

// reliability 33
test.each<[string, () => Promise<void>]>([
  [
    'twice before the page can show that it is at work',
    () =>
      button().evaluate((element: HTMLElement) => {
        element.click();
        element.click();
      }),
  ],
  [
    'and left by 戻る while it is being placed',
    async () => {
      await addFault({ scenario: 'slow', ms: DELAY_MS });
      await button().click();
      await shopper.page.getByRole('main').getByRole('link', { name: '戻る' }).click();
    },
  ],
])('an order by a saved card that is pressed %s is thanked for', async (_how, press) => {
  const token = await signInToken(MEMBER);
  await openConfirmation(shopper, PAYMENTS.card, { email: MEMBER, token });
  await shopper.follow('戻る');
  await shopper.waitForHeading('お支払い方法');
  await shopper.waitUntilIdle();
  // The first of the saved cards is chosen.
  await shopper.press('次へ');
  await shopper.waitForHeading('ご注文内容の確認');
  await shopper.waitUntilIdle();
  await press();
  await shopper.waitForHeading('ご注文ありがとうございました');
  await shopper.waitUntilIdle();
  expect(new URL(shopper.page.url()).pathname).toMatch(/^\/cart\/complete/);
});
