import { CARDS } from '@shop/testing-api/card-numbers';
import type { Shopper } from './shopper';

/** The pages of the payment service in the box. */
export const PAYMENT_SERVICE = '**/dev/payment-service/**';

/** Fills the payment service's card form and sends it. */
export async function payByCard(shopper: Shopper, number: string = CARDS.good): Promise<void> {
  const { page } = shopper;
  await page.getByLabel('カード番号').fill(number);
  await page.getByLabel('有効期限（年月6桁）').fill('203112');
  await page.getByLabel('セキュリティコード').fill('123');
  await shopper.press('支払う');
}

/**
 * Waits for the complete page, or for the payment service's page, on which the shopper pays: by card with the proof of
 * who they are, or by the wallet.
 */
export async function payAtService(shopper: Shopper): Promise<void> {
  const { page } = shopper;
  await page.waitForURL(/\/cart\/complete|\/dev\/payment-service\//);
  if (!page.url().includes('/dev/payment-service/')) return;
  if (!(await page.getByLabel('カード番号').isVisible())) return await shopper.press('支払う');
  await payByCard(shopper, CARDS.confirmed);
  await shopper.press('認証する');
}
