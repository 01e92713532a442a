import { type TestApi, openTestApi } from '@shop/testing-api/open-test-api';
import { type TestServices, createTestServices } from '@shop/testing-react/create-test-services';
import { renderPage } from '@shop/testing-react/render-page';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { simpleTheme } from '../../theme';
import ProductListPage from './product-list-page';

let api: TestApi;
let services: TestServices;
beforeAll(async () => {
  api = await openTestApi();
  services = await createTestServices((await api.serve()).url);
});
afterAll(() => {
  services.session.close();
  return api.close();
});
afterEach(cleanup);

const showList = (query = '') =>
  renderPage(<ProductListPage params={{}} search={new URLSearchParams(query)} />, {
    services,
    theme: simpleTheme,
    path: `/product/?${query}`,
  });
const hrefOf = (link: HTMLElement) => decodeURIComponent(link.getAttribute('href') ?? '');
const form = () => screen.findByRole<HTMLFormElement>('form', { name: '条件で絞り込み', hidden: true });
const choices = async (legend: string) =>
  within(await form())
    .findByRole('group', { name: legend, hidden: true })
    .then((group) => within(group).getAllByRole<HTMLInputElement>('checkbox', { hidden: true }));
const nameOf = (box: HTMLInputElement | undefined) => box?.labels?.[0]?.textContent;

it.each([
  ['メーカー', 'maker'],
  ['ブランド', 'brand'],
  ['タグ', 'tag'],
  ['色', 'colour'],
])('%s is chosen among its values, each with how many products it leaves', async (legend, name) => {
  showList();
  const boxes = await choices(legend);
  expect(boxes.length).toBeGreaterThan(1);
  for (const box of boxes) {
    expect([box.name, box.checked]).toEqual([name, false]);
    expect(nameOf(box)).toMatch(/.（[1-9]\d*）$/);
  }
});

it('what is chosen is sent again with the rest, so that the form works without scripts', async () => {
  showList('word=カップ&sort=new&brand=tomori&brand=no-such&colour=白&price_min=100&in_stock=1&page=1');
  await choices('ブランド');
  const sent = [...(await form()).elements].flatMap((field) =>
    field instanceof HTMLInputElement && (field.type !== 'checkbox' || field.checked)
      ? [[field.name, field.value]]
      : [],
  );
  expect(sent).toEqual([
    ['word', 'カップ'],
    ['sort', 'new'],
    ['price_min', '100'],
    ['price_max', ''],
    ['brand', 'no-such'],
    ['brand', 'tomori'],
    ['colour', '白'],
    ['in_stock', '1'],
  ]);
  expect(await form()).toHaveAttribute('method', 'get');
  expect(await form()).toHaveAttribute('action', '/product');
});

it('the choices beyond the first stand behind a summary, and what is chosen is never hidden', async () => {
  showList();
  const last = (await choices('ブランド')).at(-1)!;
  expect(last.closest('details')).toHaveProperty('open', false);
  cleanup();
  showList(`brand=${last.value}`);
  const chosen = (await choices('ブランド')).find(({ value }) => value === last.value)!;
  expect([chosen.checked, chosen.closest('details')?.open ?? true]).toEqual([true, true]);
});

it('bands of prices are links that leave the rest as it is', async () => {
  showList('colour=白&page=2');
  const bands = within(await form()).findAllByRole('link', { name: /円.*（\d+）$/, hidden: true });
  expect((await bands).map(hrefOf)).toContain('/product?colour=白&price_min=1000&price_max=2999');
});

it('each chip takes away what it says, and nothing else', async () => {
  showList('brand=tomori&brand=minowa&colour=白&in_stock=1&price_max=9999');
  const list = await screen.findByRole('list', { name: '絞り込みの条件' });
  await within(list).findByRole('link', { name: /^灯里/ });
  const chips = within(list).getAllByRole('link');
  expect(chips.map((chip) => [chip.textContent, hrefOf(chip)])).toEqual([
    ['〜9,999円（税込）の条件を外す', '/product?brand=minowa&brand=tomori&colour=白&in_stock=1'],
    [expect.stringMatching(/の条件を外す$/), '/product?brand=tomori&colour=白&price_max=9999&in_stock=1'],
    ['灯里の条件を外す', '/product?brand=minowa&colour=白&price_max=9999&in_stock=1'],
    ['白の条件を外す', '/product?brand=minowa&brand=tomori&price_max=9999&in_stock=1'],
    ['在庫ありのみの条件を外す', '/product?brand=minowa&brand=tomori&colour=白&price_max=9999'],
    ['条件をクリア', '/product'],
  ]);
});

it('a choice that is being made says how many products it leaves', async () => {
  showList();
  const [first] = await choices('色');
  const count = /（(\d+)）$/.exec(nameOf(first) ?? '')?.[1];
  await userEvent.setup().click(first!);
  expect(await screen.findByRole('button', { name: `${count}件を表示`, hidden: true })).toBeInTheDocument();
});

it.each([
  ['', 5],
  ['word=宇宙船', 0],
])('the list of "%s" is offered in %i orders', async (query, orders) => {
  showList(query);
  expect(await screen.findByText(/^\d+件$/)).toBeVisible();
  const sorting = screen.queryByRole('navigation', { name: '並び替え' });
  expect(sorting === null ? 0 : within(sorting).getAllByRole('link').length).toBe(orders);
});

it('cards say what is new, what is reduced and what reviewers think', async () => {
  showList('sort=new');
  const [first] = await screen.findAllByRole('article');
  expect(within(first!).getByText(/NEW$/)).toBeVisible();
  cleanup();
  showList('sort=review');
  const [best] = await screen.findAllByRole('article');
  expect(best).toHaveTextContent(/レビュー [45]\.\d（\d+件）/);
  const reduced = screen.getAllByText(/^SALE/).map((mark) => mark.closest('article'));
  expect(reduced).toEqual(
    screen.getAllByRole('article').filter((card) => card.textContent?.includes('通常価格')),
  );
});
