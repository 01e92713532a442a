import { operate } from './operate';
import { portOriginOf } from './platform';
import { DESKTOP, MEMBER, JAPANESE_BROWSER } from './shopper';
import { setUpShopper } from './set-up-shopper';

/** What an operator changes is seen within this, in ms. */
const SEEN_WITHIN_MS = 2_000;
const OF_DEFAULT = ['--channel', 'default'];
const TRACKING = '4321-8765-2109';

const shopper = setUpShopper({ ...JAPANESE_BROWSER, viewport: DESKTOP });

/** Loads a public page again until it shows a text; fails when that takes longer than it may. */
async function seesSoon(address: string, text: string): Promise<void> {
  const limit = Date.now() + SEEN_WITHIN_MS;
  for (;;) {
    const isLast = Date.now() > limit;
    const html = await (await fetch(`${portOriginOf('default')}${address}`)).text();
    if (html.includes(text)) return;
    if (isLast) throw new Error(`${address} does not show ${text} within ${SEEN_WITHIN_MS} ms`);
  }
}

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
  await operate('orders', 'shipped', orderNo, '--tracking', TRACKING);
  await shopper.page.reload();
  await shopper.page.getByText('発送済み').first().waitFor();
  await shopper.page.getByText(TRACKING).first().waitFor();
});

test('a changed setting, stock or shop closure is visible to the next shopper within two seconds', async () => {
  await operate('settings', 'set', 'SITE.NAME', '総合の店 新装開店', ...OF_DEFAULT);
  await seesSoon('/', '総合の店 新装開店');

  await shopper.open('/product');
  const first = shopper.page.getByRole('main').getByRole('article').first().getByRole('link').first();
  const address = (await first.getAttribute('href')) ?? '';
  await shopper.open(address);
  const numbered = shopper.page
    .locator('dt', { hasText: '商品番号' })
    .locator('xpath=following-sibling::dd[1]');
  const code = (await numbered.first().innerText()).trim();
  await operate('stock', 'set', code, '0', ...OF_DEFAULT);
  await seesSoon(address, '在庫切れ');
  await operate('stock', 'set', code, '20', ...OF_DEFAULT);
  await seesSoon(address, '在庫あり');

  await operate('settings', 'set', 'SITE.MAINTENANCE.TITLE', '棚卸しのため休業中です', ...OF_DEFAULT);
  await operate('settings', 'set', 'SITE.MAINTENANCE.IS_USE', 'true', ...OF_DEFAULT);
  await seesSoon('/', '棚卸しのため休業中です');
  await operate('settings', 'set', 'SITE.MAINTENANCE.IS_USE', 'false', ...OF_DEFAULT);
  await seesSoon('/', '総合の店 新装開店');
});

test('a backup is written while the shop serves, and is not restored as long as it does', async () => {
  await operate('settings', 'set', 'SITE.NAME', '保存した店', ...OF_DEFAULT);
  await operate('backup', 'shop.backup');
  await operate('settings', 'set', 'SITE.NAME', '間違えた店', ...OF_DEFAULT);
  await seesSoon('/', '間違えた店');
  await expect(operate('restore', 'shop.backup', '--yes')).rejects.toThrow('API が動いています');
  await seesSoon('/', '間違えた店');
});
