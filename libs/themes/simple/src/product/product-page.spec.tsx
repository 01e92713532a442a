import { productQuery } from '@shop/feature-catalogue/product-query';
import { type TestApi, openTestApi } from '@shop/testing-api/open-test-api';
import { operatorOf } from '@shop/testing-api/operator';
import { sellByCase } from '@shop/testing-api/sell-by-case';
import { setStock, type StockedProduct, wellStockedProducts } from '@shop/testing-api/stock';
import { type TestServices, createTestServices } from '@shop/testing-react/create-test-services';
import { renderPage } from '@shop/testing-react/render-page';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ProductDetailPage from '../pages/product-detail/product-detail-page';
import { simpleTheme } from '../theme';

let api: TestApi;
let services: TestServices;
let product: StockedProduct;
beforeAll(async () => {
  // The mails link to the shop only where its address is known.
  api = await openTestApi({ config: { shopOrigins: { default: 'http://default.localhost' } } });
  [product] = (await wellStockedProducts(api.db, 1)) as [StockedProduct];
});
beforeEach(async () => {
  services = await createTestServices((await api.serve()).url);
});
afterEach(async () => {
  // The cookie of a member would sign in the tab of the next test.
  await services.session.logout();
  services.session.close();
  document.body.replaceChildren();
});
afterAll(() => api.close());

async function open(query = '') {
  await services.queryClient.fetchQuery(productQuery(services.api, product.key));
  const page = <ProductDetailPage params={{ key: product.key }} search={new URLSearchParams(query)} />;
  // Awaited, because the first render waits for the code of the deferred parts.
  return act(() => Promise.resolve(renderPage(page, { services, theme: simpleTheme })));
}
async function openPostalCodeForm() {
  const summary = await screen.findByText('お届け先の郵便番号で調べる');
  await userEvent.click(summary);
  summary.parentElement?.dispatchEvent(new Event('toggle'));
  await screen.findByLabelText(/郵便番号/);
}
async function askFor(postalCode: string) {
  const field = screen.getByLabelText(/郵便番号/);
  await userEvent.clear(field);
  await userEvent.type(field, `${postalCode}{Enter}`);
}
const signIn = () => services.session.login({ identifier: 'manager@example.jp', password: 'demo-pass-2026' });

it('enlarges a picture in a dialog that the keyboard leads through', async () => {
  await open();
  await userEvent.click(screen.getByRole('link', { name: '画像1を拡大する' }));
  const dialog = await screen.findByRole('dialog', { name: '拡大した画像' });
  const image = () => within(dialog).getByRole('img').getAttribute('src');
  const first = image();
  expect(within(dialog).getByText('1 / 3')).toBeVisible();
  await userEvent.click(within(dialog).getByRole('button', { name: '次の画像' }));
  expect(image()).not.toBe(first);
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(within(dialog).getByText('3 / 3')).toBeVisible();
  await userEvent.click(within(dialog).getByRole('button', { name: '閉じる' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('leads from the picture of another variant to that variant', async () => {
  const { pathname } = await open();
  await userEvent.click(screen.getByRole('link', { name: '紺を選ぶ' }));
  expect(pathname()).toBe('/product/komorebi-mug-navy');
});

const FEES = '送料 660円〜1,980円（税込）';
// The last row is how the shop is.
it.each([
  ['without-tax', '10000', `${FEES}商品の合計が税抜10,000円以上で送料無料`, '送料は 1,320円（税込）です。'],
  ['with-tax', '1000', 'この商品は送料無料です', '送料はいただきません。'],
  ['with-tax', '0', '送料はいただきません', '送料はいただきません。'],
  ['with-tax', '10000', `${FEES}商品の合計が税込10,000円以上で送料無料`, '送料は 1,320円（税込）です。'],
])(
  'says carriage and returns before the cart: sums %s, free from %s',
  async (sums, from, said, toHokkaido) => {
    const set = (key: string, value: string) =>
      operatorOf(api)('settings', 'set', key, value, '--channel', 'default');
    await set('PRICE.SUMS', sums);
    await set('ORDER.CARRIAGE.FREE_FROM', from);
    services.session.close();
    services = await createTestServices((await api.serve()).url);
    await open();
    const promise = await screen.findByRole('region', { name: '在庫とお届け' });
    expect(await within(promise).findByText(/^(この商品は)?送料/)).toHaveTextContent(new RegExp(`^${said}$`));
    expect(promise).toHaveTextContent('未使用なら到着から8日以内に返品できます');
    expect(promise).toHaveTextContent('コンビニ決済・銀行振込（前払い）は、ご入金の確認後に発送します');
    await openPostalCodeForm();
    await askFor('0600001');
    expect(await screen.findByText(/^北海道へは最短/)).toHaveTextContent(new RegExp(`。${toHokkaido}$`));
  },
);

it('tells the earliest day and the carriage to a postal code, and what is wrong with one', async () => {
  await open();
  await openPostalCodeForm();
  await askFor('999-9999');
  expect(await screen.findByText('該当する住所が見つかりません。郵便番号をご確認ください')).toBeVisible();
  await askFor('０６００００１');
  expect(
    await screen.findByText(
      /^北海道へは最短 \d{4}\.\d{2}\.\d{2}（.）にお届けします。送料は 1,320円（税込）です。$/,
    ),
  ).toBeVisible();
});

it('offers a mail where the product is out of stock, and cancels it by the link of the mail', async () => {
  await setStock(api.db, product.id, 0);
  await open();
  expect(screen.queryByRole('button', { name: 'カートに入れる' })).toBeNull();
  await userEvent.click(await screen.findByRole('button', { name: '再入荷のお知らせを受け取る' }));
  const email = await screen.findByLabelText(/メールアドレス/);
  await userEvent.type(email, 'hanako');
  await userEvent.click(screen.getByRole('button', { name: 'お知らせを申し込む' }));
  expect(await screen.findByText('メールアドレスはメールアドレスの形式で入力してください')).toBeVisible();
  await userEvent.clear(email);
  await userEvent.type(email, 'hanako@example.jp');
  await userEvent.click(screen.getByRole('button', { name: 'お知らせを申し込む' }));
  expect(await screen.findByText(/再入荷のお知らせを承りました/)).toBeVisible();
  const mail = (await api.mailbox()).find(({ to }) => to === 'hanako@example.jp');
  const [query] = /restock_token=[\w-]+/.exec(mail?.text ?? '') ?? [];
  expect(query).toBeDefined();
  document.body.replaceChildren();

  const { pathname } = await open(query);
  await userEvent.click(await screen.findByRole('button', { name: 'お知らせを取り消す' }));
  expect(await screen.findByText('再入荷のお知らせを取り消しました')).toBeVisible();
  await waitFor(() => expect(pathname()).toBe(`/product/${product.key}`));
  await setStock(api.db, product.id, product.stock);
});

it('shows what members think, and takes the review of one who is signed in', async () => {
  await signIn();
  await open();
  const reviews = await screen.findByRole('region', { name: 'レビュー' });
  expect(await within(reviews).findAllByRole('listitem')).not.toHaveLength(0);
  await userEvent.click(within(reviews).getByRole('button', { name: 'レビューを書く' }));
  await userEvent.click(await within(reviews).findByRole('button', { name: 'レビューを投稿する' }));
  expect(await within(reviews).findByText('評価を選択してください')).toBeVisible();
  await userEvent.click(within(reviews).getByRole('radio', { name: '星4つ' }));
  await userEvent.type(within(reviews).getByLabelText(/タイトル/), '軽くて丈夫');
  await userEvent.type(within(reviews).getByLabelText(/レビュー本文/), '毎朝つかっています。');
  await userEvent.type(within(reviews).getByLabelText(/ニックネーム/), 'みどり');
  await userEvent.click(within(reviews).getByRole('button', { name: 'レビューを投稿する' }));
  expect(await within(reviews).findByText('レビューを投稿しました。ありがとうございます。')).toBeVisible();
  expect(await within(reviews).findByRole('heading', { name: '軽くて丈夫' })).toBeVisible();
});

it('leads a guest who wants to write a review to the login', async () => {
  const { pathname } = await open();
  await userEvent.click(await screen.findByRole('button', { name: 'レビューを書く' }));
  await waitFor(() => expect(pathname()).toBe('/login/'));
});

it('leads to its units of sale once it is sold in more than single pieces', async () => {
  const { unmount } = await open();
  await screen.findByRole('region', { name: '在庫とお届け' });
  expect(screen.queryByRole('link', { name: /まとめ買い/ })).toBeNull();
  unmount();
  await sellByCase(api.db, product.id);
  services.queryClient.clear();
  await open();
  expect(await screen.findByRole('link', { name: /まとめ買い/ })).toHaveAttribute(
    'href',
    `/product/${product.key}/uos`,
  );
});

it('says what is there and when it comes right after the cart button, before the ways to keep the product', async () => {
  await open();
  const promise = await screen.findByRole('region', { name: '在庫とお届け' });
  const share = screen.getByRole('button', { name: '共有する' });
  expect(promise.compareDocumentPosition(share) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
});
