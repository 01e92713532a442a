import { type TestApi, openTestApi } from '@shop/testing-api/open-test-api';
import { type TestServices, createTestServices } from '@shop/testing-react/create-test-services';
import { renderPage } from '@shop/testing-react/render-page';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { simpleTheme } from '../../theme';
import ProductListPage from './product-list-page';

let api: TestApi;
let services: TestServices;
let url = '';
beforeAll(async () => {
  api = await openTestApi();
  ({ url } = await api.serve());
  services = await createTestServices(url);
});
afterAll(() => {
  services.session.close();
  return api.close();
});
afterEach(cleanup);

function showList(query: Record<string, string>) {
  const search = new URLSearchParams(query);
  return renderPage(<ProductListPage params={{}} search={search} />, {
    services,
    theme: simpleTheme,
    path: `/product/?${search}`,
  });
}
const hrefOf = (link: HTMLElement) =>
  decodeURIComponent((link.getAttribute('href') ?? '').replaceAll('+', ' '));

it('a search that finds nothing offers other words, categories, popular products and all of them', async () => {
  showList({ word: '"マグカツプ"' });
  expect(await screen.findByText('該当する商品が見つかりませんでした')).toBeVisible();
  expect(screen.getByRole('link', { name: 'すべての商品を見る' })).toHaveAttribute('href', '/product');
  expect(hrefOf(await screen.findByRole('link', { name: 'マグカップ' }))).toBe('/product?word=マグカップ');
  const categories = await screen.findByRole('region', { name: 'カテゴリーから探す' });
  expect(within(categories).getAllByRole('link').length).toBeGreaterThan(1);
  const popular = await screen.findByRole('region', { name: '人気の商品' });
  expect(within(popular).getAllByRole('article').length).toBeGreaterThan(1);
});

it('a search that only its filters leave empty is offered without them', async () => {
  showList({ word: 'マグカップ', price_max: '1' });
  const link = await screen.findByRole('link', { name: '条件を外して「マグカップ」を検索する' });
  expect(hrefOf(link)).toBe('/product?word=マグカップ');
});

it('a guest asks the shop for what it does not have', async () => {
  showList({ word: '宇宙船' });
  const user = userEvent.setup();
  const way = await screen.findByRole('link', { name: '商品をリクエストする' });
  expect(way).toHaveAttribute('href', '/contact');
  await user.click(way);
  expect(await screen.findByLabelText(/^商品名/)).toHaveValue('宇宙船');
  await user.click(screen.getByRole('button', { name: '送信する' }));
  expect(await screen.findByLabelText(/^メールアドレス/)).toHaveAttribute('aria-invalid', 'true');
  await user.type(screen.getByLabelText(/^お名前/), '森野みどり');
  await user.type(screen.getByLabelText(/^メールアドレス/), 'midori@example.jp');
  await user.click(screen.getByRole('button', { name: '送信する' }));
  expect(await screen.findByText(/^商品リクエストを受け付けました/)).toBeVisible();
});

it('a search that was corrected says so, and leads back to what was typed', async () => {
  showList({ word: 'マグカツプ', sort: 'new' });
  expect(await screen.findByText('「マグカップ」で検索しています。')).toBeVisible();
  const back = screen.getByRole('link', { name: '「マグカツプ」の検索結果に戻る' });
  expect(hrefOf(back)).toBe('/product?word="マグカツプ"&sort=new');
});

it.each([
  ['3000', '2000', true],
  ['2000', '2000', false],
  ['', '2000', false],
])('a price from %s to %s is said to be impossible at its fields: %s', (price_min, price_max, isSaid) => {
  showList({ price_min, price_max });
  const field = screen.getByRole('textbox', { name: '価格の下限（円）' });
  if (isSaid) {
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription('価格の下限は、上限以下の金額を入力してください');
  } else expect(field).toBeValid();
});

it('a filter that is being written says how many products it leaves, and is not sent while it is impossible', async () => {
  showList({ word: 'マグカップ' });
  const total = await screen.findByText(/^\d+件$/);
  const user = userEvent.setup();
  await user.type(screen.getByRole('textbox', { name: '価格の上限（円）', hidden: true }), '999999');
  const submit = await screen.findByRole('button', { name: `${total.textContent}を表示`, hidden: true });
  await user.type(screen.getByRole('textbox', { name: '価格の下限（円）', hidden: true }), '999999');
  await user.clear(screen.getByRole('textbox', { name: '価格の上限（円）', hidden: true }));
  await user.type(screen.getByRole('textbox', { name: '価格の上限（円）', hidden: true }), '5');
  expect(screen.getByText('価格の下限は、上限以下の金額を入力してください')).toBeInTheDocument();
  await user.click(submit);
  expect(await screen.findByText(/^\d+件$/)).toBe(total);
});

it.each([
  [
    'company-gift',
    'gift',
    '「法人さま専用」をご覧いただくには、パスワードが必要です',
    '/tags?tag=company-gift',
  ],
  ['no-such-tag', 'gift', '該当する商品が見つかりませんでした', null],
])('the list of the tag %s in the shop %s says: %s', async (tag, channel, text, href) => {
  const other = await createTestServices(url, channel);
  const search = new URLSearchParams({ tag });
  renderPage(<ProductListPage params={{}} search={search} />, {
    services: other,
    theme: simpleTheme,
    path: `/product/?${search}`,
  });
  expect(await screen.findByText(text)).toBeVisible();
  const way = screen.queryByRole('link', { name: 'パスワードを入力する' });
  expect(way?.getAttribute('href') ?? null).toBe(href);
  other.session.close();
});
