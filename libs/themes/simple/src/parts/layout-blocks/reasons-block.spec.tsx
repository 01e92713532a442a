import { settingsQuery } from '@shop/site/settings/settings-query';
import { operatorOf } from '@shop/testing-api/operator';
import { renderPage } from '@shop/testing-react/render-page';
import { servedShopOfFile } from '@shop/testing-react/served-shop-of-file';
import { act, cleanup, screen, within } from '@testing-library/react';
import { simpleTheme } from '../../theme';
import { LayoutBlocks } from './layout-blocks';
import { simpleBlocks } from './simple-blocks';

const shop = servedShopOfFile();
// Settings are as the shop has them now.
beforeEach(() => shop.services.queryClient.clear());
afterEach(cleanup);

/** Awaited, because the first render waits for the code of the block. */
async function showReasons() {
  const blocks = [{ id: 1, title: '', kind: 'reasons' }] as const;
  const { services } = shop;
  await act(() =>
    Promise.resolve(
      renderPage(<LayoutBlocks blocks={blocks} isForMember={false} parts={simpleBlocks} />, {
        services,
        theme: simpleTheme,
      }),
    ),
  );
  return within(await screen.findByRole('region', { name: 'はじめての方へ' }));
}

it.each([
  ['without-tax', '10000', ['商品の合計が税抜10,000円以上で送料無料', '660円〜1,980円（税込）']],
  ['with-tax', '0', ['送料はいただきません']],
])('says what shipping costs: sums %s, free from %s', async (sums, from, said) => {
  const set = (key: string, value: string) =>
    operatorOf(shop.api)('settings', 'set', key, value, '--channel', 'default');
  await set('PRICE.SUMS', sums);
  await set('ORDER.CARRIAGE.FREE_FROM', from);
  await shop.services.queryClient.fetchQuery(settingsQuery(shop.services.api));
  const reasons = await showReasons();
  const shipping = (await reasons.findByText('送料')).parentElement ?? document.body;
  expect(
    within(shipping)
      .getAllByRole('definition')
      .map(({ textContent }) => textContent),
  ).toEqual(said);
  await set('PRICE.SUMS', 'with-tax');
  await set('ORDER.CARRIAGE.FREE_FROM', '10000');
});

it('tells a new shopper what the checkout does', async () => {
  const reasons = await showReasons();
  expect(await reasons.findByText('商品の合計が税込10,000円以上で送料無料')).toBeVisible();
  for (const said of [
    '660円〜1,980円（税込）',
    '営業日の15時までのご注文を、その日に承ります',
    'クレジットカード、コンビニ決済、QRコード決済、代金引換、銀行振込（前払い）、後払い決済サービス',
    '未使用の商品は、到着から8日以内にご連絡ください',
  ])
    expect(reasons.getByText(said)).toBeVisible();
  expect(reasons.getByRole('link')).toHaveAttribute('href', '/legal');
});
