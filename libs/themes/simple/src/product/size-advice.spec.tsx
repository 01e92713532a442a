import { createMeasurementSpec } from '@shop/contract/timeseries/create-measurement';
import { productQuery } from '@shop/feature-catalogue/product-query';
import { measurements, productModels, products } from '@shop/shop-api/db/schema';
import { type TestApi, openTestApi } from '@shop/testing-api/open-test-api';
import { setStock, type StockedProduct } from '@shop/testing-api/stock';
import { type TestServices, createTestServices } from '@shop/testing-react/create-test-services';
import { tabClock } from '@shop/testing-react/tab-clock';
import { renderPage } from '@shop/testing-react/render-page';
import { wholeText } from '@shop/testing-react/whole-text';
import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { and, eq, like } from 'drizzle-orm';
import { simpleTheme } from '../theme';
import ProductPromise from './product-promise';
import { SizeTables } from './size-tables';

const MEMBER = 'member@example.jp';
/** The day that the API's clock shows. */
const TODAY = '2026-06-10';
const SCHOOL = { channel: 'school' } as const;
let api: TestApi;
let services: TestServices;
let sizes: readonly StockedProduct[];
beforeAll(async () => {
  api = await openTestApi();
  services = await createTestServices((await api.serve()).url, 'school', tabClock(api.clock));
  const [blazer] = await api.db
    .select({ id: productModels.id })
    .from(productModels)
    .where(and(eq(productModels.channelId, 3), like(productModels.name, '%ブレザー')))
    .limit(1);
  const rows = await api.db.select().from(products).where(eq(products.productModelId, blazer!.id));
  for (const { id } of rows) await setStock(api.db, id, 100);
  sizes = rows.map((row) => ({ ...row, taxRate: 10 as const }));
});
afterEach(cleanup);
afterAll(() => {
  services.session.close();
  return api.close();
});

const variant = (size: string) => sizes.find(({ options }) => options.some(({ value }) => value === size))!;
const measure = async (measured_on: string, values: object) =>
  api.callWith(
    createMeasurementSpec,
    { query: {}, body: { measured_on, values } },
    { ...SCHOOL, token: await api.signIn(MEMBER, 'school') },
  );
async function open(size = '150A') {
  const { key } = variant(size);
  services.queryClient.clear();
  await services.queryClient.fetchQuery(productQuery(services.api, key));
  return renderPage(<SizeTables productKey={key} />, {
    services,
    theme: simpleTheme,
    path: `/product/${key}`,
  });
}

it('a guest is told what members get, and led to the login', async () => {
  await act(() => services.session.waitForSessionCheck());
  await open();
  expect(await screen.findByText(/^採寸データを登録した会員の方には/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'ログインする' })).toHaveAttribute('href', '/login/');
});

describe('a member', () => {
  beforeAll(() => act(() => services.session.login({ identifier: MEMBER, password: 'demo-pass-2026' })));
  beforeEach(() => api.db.delete(measurements));

  it('reads which size fits, why, and from when the measures are, and chooses it', async () => {
    await measure('2026-03-01', { height: 163, chest: 82 });
    const { pathname } = await open();
    expect(await screen.findByText('おすすめは 165A です。')).toBeVisible();
    const [reasons] = screen.getAllByRole('list') as [HTMLElement];
    expect(
      within(reasons)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      '身長163cm は 160〜165cm に合います（2026.03.01の採寸）',
      '胸囲82cm は 160A（80〜84cm）に合います（2026.03.01の採寸）',
    ]);
    expect(screen.getByText(/きつくならない大きいほう.*決め手は身長です。/)).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: '165A を選ぶ' }));
    expect(pathname()).toBe(`/product/${variant('165A').key}`);
  });

  it('reads that the size in view is the one', async () => {
    await measure(TODAY, { height: 158.5, chest: 82 });
    await open('160A');
    expect(await screen.findByText('いま 160A を選んでいます。')).toBeVisible();
    expect(screen.queryByRole('link', { name: /を選ぶ$/ })).toBeNull();
    expect(screen.queryByText(/6か月以上/)).toBeNull();
    expect(screen.queryByRole('link', { name: '採寸データを追加する' })).toBeNull();
  });

  it('reads the size beside the choice of variants too, where one fits', async () => {
    await measure(TODAY, { height: 163, chest: 86 });
    const { key } = variant('150A');
    services.queryClient.clear();
    await services.queryClient.fetchQuery(productQuery(services.api, key));
    renderPage(<ProductPromise productKey={key} />, { services, theme: simpleTheme });
    expect(await screen.findByText('おすすめは 165A')).toBeVisible();
    expect(screen.getByRole('link', { name: 'サイズ表を見る' })).toHaveAttribute('href', '#product-sizes');
  });

  it('gets the next larger size where the one is out of stock', async () => {
    await measure(TODAY, { height: 158.5, chest: 82 });
    await setStock(api.db, variant('160A').id, 0);
    await open();
    expect(
      await screen.findByText('160A は在庫切れです。次に大きい 165A をお選びいただけます。'),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: '165A を選ぶ' })).toBeVisible();
    await setStock(api.db, variant('160A').id, 100);
  });

  it.each<[string, string, object, string]>([
    [
      'a part was not measured',
      TODAY,
      { height: 163 },
      '胸囲はまだ採寸されていないため、考えに入れていません。',
    ],
    ['nothing of it was measured', TODAY, { foot: 24 }, '身長・胸囲の採寸データがありません。'],
    ['it is old', '2025-09-01', { height: 163, chest: 86 }, '2025.09.01の採寸から6か月以上たっています。'],
    [
      'no size is large enough',
      TODAY,
      { height: 182, chest: 86 },
      '採寸データに合うサイズが、このサイズ表にありません。',
    ],
    ['by how much', TODAY, { height: 182 }, '身長182cm は、いちばん大きいサイズの範囲を超えています'],
  ])('reads that %s, and is led to the form', async (_case, day, values, said) => {
    await measure(day, values);
    await open();
    expect(await screen.findByText(wholeText(new RegExp(`^${said}`)))).toBeVisible();
    expect(screen.getByRole('link', { name: '採寸データを追加する' })).toHaveAttribute(
      'href',
      '/mypage/measurement/edit',
    );
  });
});
