import { operate } from './operate';
import { portOriginOf } from './platform';
import { DESKTOP, MEMBER, JAPANESE_BROWSER } from './shopper';
import { setUpShopChanges } from './shop-changes';
import { setUpShopper } from './set-up-shopper';
import { untilFound } from './until-found';

const OF_DEFAULT = ['--channel', 'default'];
const CHANGED_NAME = '総合の店 新装開店';
const CLOSED = '棚卸しのため休業中です';

const changes = setUpShopChanges('default');
const shopper = setUpShopper({ ...JAPANESE_BROWSER, viewport: DESKTOP });

/** Loads a public page again until it shows a text. */
const sees = (address: string, text: string): Promise<true> =>
  untilFound(`${text} on ${address}`, async () =>
    (await (await fetch(`${portOriginOf('default')}${address}`)).text()).includes(text) ? true : undefined,
  );

test('an order is marked paid and shipped; its member sees both', async () => {
  await shopper.signInAs(MEMBER);
  await shopper.open('/mypage/order_history');
  const waiting = (await operate('orders', 'list', '--state', 'received', ...OF_DEFAULT))
    .split('\n')
    .flatMap((line) => line.split('  ')[0] || []);
  await shopper.waitForHeading('注文履歴');
  await shopper.page
    .getByRole('link', { name: /^注文番号/ })
    .first()
    .waitFor();
  const seen = (await shopper.page.getByRole('main').textContent()) ?? '';
  const orderNo = waiting.find((number) => seen.includes(number)) ?? '';
  expect(orderNo).not.toBe('');

  await operate('orders', 'paid', orderNo);
  await shopper.page
    .getByRole('main')
    .getByRole('link', { name: new RegExp(orderNo) })
    .first()
    .click();
  await shopper.waitForHeading('注文詳細');
  await shopper.page.getByText('ご入金確認済み').first().waitFor();
  const tracking = `T-${orderNo}`;
  await operate('orders', 'shipped', orderNo, '--tracking', tracking);
  await shopper.page.reload();
  await shopper.page.getByText('発送済み').first().waitFor();
  await shopper.page.getByText(tracking).first().waitFor();
});

test('a changed setting, stock or shop closure is visible to the next shopper', async () => {
  await changes.setting('SITE.NAME', CHANGED_NAME);
  await sees('/', CHANGED_NAME);

  await shopper.open('/product');
  const first = shopper.page.getByRole('main').getByRole('article').first().getByRole('link').first();
  const address = (await first.getAttribute('href')) ?? '';
  await shopper.open(address);
  const numbered = shopper.page
    .locator('dt', { hasText: '商品番号' })
    .locator('xpath=following-sibling::dd[1]');
  const code = (await numbered.first().innerText()).trim();
  await changes.stock(code, 0);
  await sees(address, '在庫切れ');
  await changes.stock(code, 20);
  await sees(address, '在庫あり');

  await changes.setting('SITE.MAINTENANCE.TITLE', CLOSED);
  await changes.setting('SITE.MAINTENANCE.IS_USE', 'true');
  await sees('/', CLOSED);
  await changes.setting('SITE.MAINTENANCE.IS_USE', 'false');
  await sees('/', CHANGED_NAME);
});

test('a backup is written while the shop serves, and is not restored as long as it does', async () => {
  await changes.setting('SITE.NAME', '保存した店');
  await operate('backup', 'shop.backup');
  await changes.setting('SITE.NAME', '間違えた店');
  await sees('/', '間違えた店');
  await expect(operate('restore', 'shop.backup', '--yes')).rejects.toThrow('API が動いています');
  await sees('/', '間違えた店');
});
