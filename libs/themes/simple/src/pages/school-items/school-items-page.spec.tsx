import { addCartProductSetSpec } from '@shop/contract/carts/add-cart-product-set';
import { initCartSpec } from '@shop/contract/carts/init-cart';
import { checkSchoolSpec } from '@shop/contract/schools/check-school';
import { refetchShownProducts } from '@shop/feature-catalogue/protected-tags/refetch-shown-products';
import { schoolRequirementsQuery } from '@shop/feature-catalogue/school-requirements/school-requirements-query';
import { storeTagGrant } from '@shop/session/tag-grants';
import { rateCounters, schoolRequirements } from '@shop/shop-api/db/schema';
import { tabStorage } from '@shop/site/storage/shop-storage';
import { type TestApi, openTestApi } from '@shop/testing-api/open-test-api';
import { type TestServices, createTestServices } from '@shop/testing-react/create-test-services';
import { renderPage } from '@shop/testing-react/render-page';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { simpleTheme } from '../../theme';
import SchoolItemsPage from './school-items-page';

const SAKURA = 'さくら台中学校';
let api: TestApi;
let services: TestServices;
beforeAll(async () => {
  api = await openTestApi();
  services = await createTestServices((await api.serve()).url, 'school');
});
beforeEach(async () => {
  await api.db.delete(rateCounters);
  // The shop's clock stands still.
  jest.spyOn(Date, 'now').mockImplementation(() => api.clock.now().getTime());
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  services.queryClient.clear();
  document.cookie = 'school_cart_token=; Max-Age=0; path=/';
  jest.restoreAllMocks();
});
afterAll(() => {
  services.session.close();
  return api.close();
});

const open = () => renderPage(<SchoolItemsPage />, { services, theme: simpleTheme, path: '/school-items' });
async function check(school_code = 'SAKURA01', member_number = 'S-0001') {
  const body = { school_code, member_number };
  const { tag_grant } = (await api.callWith(checkSchoolSpec, { body }, { channel: 'school' })).body;
  const { tag, grant, expires_at } = tag_grant!;
  storeTagGrant(tabStorage(services), { tag, grant, expireAt: Date.parse(expires_at) });
  await refetchShownProducts(services.queryClient);
}
const row = async (name: string) => {
  const list = within(await screen.findByRole('list', { name: `${SAKURA}のそろえるもの` }));
  const link = list.getByRole('link', { name: new RegExp(`${name}$`) });
  return within(link.closest('li')!);
};

it('who has checked no school is led there', async () => {
  open();
  expect(await screen.findByText(/^確認した学校がまだありません/)).toBeVisible();
  expect(screen.getByRole('link', { name: '学校を確認する' })).toHaveAttribute('href', '/tags');
});

it('says how many of each product a pupil needs, and how many of those are in the cart', async () => {
  await check();
  const [school] = await services.queryClient.fetchQuery(schoolRequirementsQuery(services.api));
  const shirt = school!.items.find(({ name }) => name.endsWith('長袖シャツ'))!;
  const blazer = school!.items.find(({ name }) => name.endsWith('ブレザー'))!;
  const { token } = (await api.call(initCartSpec, { body: { token: null } }, { channel: 'school' })).body;
  const added = await api.call(
    addCartProductSetSpec,
    {
      body: {
        cart_token: token,
        products: [
          { product_key: shirt.productKeys.at(-1)!, quantity: 1 },
          { product_key: blazer.productKey, quantity: 1 },
        ],
      },
    },
    { channel: 'school' },
  );
  document.cookie = `school_cart_token=${added.body.token}; path=/`;
  services.queryClient.clear();
  open();
  const shirts = await row('長袖シャツ');
  expect(await shirts.findByText('カート 1点／必要 3点')).toBeVisible();
  expect(shirts.getByText('必須')).toBeVisible();
  expect(shirts.getByText('あと2点')).toBeVisible();
  expect(shirts.getByText('洗い替えを含めた枚数です。')).toBeVisible();
  expect(shirts.getByRole('link')).toHaveAttribute('href', `/product/${shirt.productKey}`);
  expect((await row('ブレザー')).getByText('そろっています')).toBeVisible();
  const coat = await row('コート');
  expect(coat.getByText('任意')).toBeVisible();
  expect(coat.queryByText(/^あと/)).toBeNull();
  const required = school!.items.filter(({ isRequired }) => isRequired).length;
  expect(screen.getByRole('status')).toHaveTextContent(
    `必須の${required}品のうち、1品がカートにそろっています。`,
  );
  // Two children: kept in this tab.
  await userEvent.selectOptions(screen.getByRole('combobox', { name: `お子さまの人数（${SAKURA}）` }), '2人');
  expect(shirts.getByText('カート 1点／必要 6点')).toBeVisible();
  expect((await row('ブレザー')).getByText('あと1点')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent(`必須の${required}品のうち、0品が`);
  cleanup();
  open();
  expect(await (await row('ブレザー')).findByText('カート 1点／必要 2点')).toBeVisible();
});

it('a school that has no list leads to what it prescribes', async () => {
  const kept = await api.db.delete(schoolRequirements).returning();
  await check();
  open();
  expect(await screen.findByText(/^確認済みの学校には、そろえるものの一覧がまだありません/)).toBeVisible();
  expect(screen.getByRole('link', { name: `${SAKURA} 指定品を見る` })).toHaveAttribute(
    'href',
    '/product?tag=sakura-jhs',
  );
  await api.db.insert(schoolRequirements).values(kept);
});
