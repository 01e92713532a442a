import { getCartSpec } from '@shop/contract/carts/get-cart';
import { browserCookies } from '@shop/session/browser-cookies';
import { products, rateCounters } from '@shop/shop-api/db/schema';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { setStock, type StockedProduct, wellStockedProducts } from '@shop/testing-api/stock';
import { createTestServices, type TestServices } from '@shop/testing-react/create-test-services';
import { renderPage } from '@shop/testing-react/render-page';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { eq } from 'drizzle-orm';
import { simpleTheme } from '../../theme';
import OrderDeskPage from './order-desk-page';

const CHANNEL = 'corporate';
const ROWS = 200;
/** Of digits alone and with zeros in front, which a spreadsheet keeps where the cell is text. */
const ZEROS = 7;
const code = (row: number) => (row === ZEROS ? '0012' : `BULK-${String(row).padStart(3, '0')}`);

let api: TestApi;
let services: TestServices;
let shown: readonly StockedProduct[];
beforeAll(async () => {
  api = await openTestApi();
  services = await createTestServices((await api.serve()).url, CHANNEL);
  shown = await wellStockedProducts(api.db, 6, { channel: CHANNEL });
  await api.db.insert(products).values(
    Array.from({ length: ROWS }, (_, at) => ({
      ...shown[0]!,
      id: undefined,
      ...{ key: `bulk-${at + 1}`, code: code(at + 1), name: `大口の商品${at + 1}`, position: 100 + at },
    })),
  );
  const change = (at: number, values: object) =>
    api.db.update(products).set(values).where(eq(products.id, shown[at]!.id));
  await change(1, { lotSize: 12 });
  await change(2, { isOnSale: false });
  await setStock(api.db, shown[3]!.id, 3);
  await change(4, { code: 'TWIN-1' });
  await change(5, { code: 'TWIN-1' });
});
beforeEach(() => api.db.delete(rateCounters));
afterEach(() => {
  cleanup();
  sessionStorage.clear();
});
afterAll(() => {
  services.session.close();
  return api.close();
});

const show = () => renderPage(<OrderDeskPage />, { services, theme: simpleTheme, path: '/order-desk' });
const codeOf = (row: number) => screen.getByRole('textbox', { name: `${row}行目の商品番号` });
const quantityOf = (row: number) => screen.getByRole('textbox', { name: `${row}行目の数量` });
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const write = async (field: HTMLElement, text: string) => {
  await userEvent.clear(field);
  if (text !== '') await userEvent.paste(text);
};
const inCart = async () => {
  const cart_token = browserCookies().get(`${CHANNEL}_cart_token`) ?? '';
  const { body } = await api.call(getCartSpec, { params: { cart_token } }, { channel: CHANNEL });
  return body.data.detail.products.map(({ product_info, quantity }) => [product_info.code, quantity]);
};
const paste = async (text: string) => {
  await userEvent.click(await screen.findByRole('textbox', { name: '表計算ソフトからコピーした内容' }));
  await userEvent.paste(text);
  await press('貼り付けた内容を行に追加する');
};

/** The rows with faults: what is in the file, and what is said of it. */
const faultyRows = (): readonly (readonly [row: number, code: string, quantity: string, said: RegExp])[] => [
  [5, '', '2', /商品番号が入力されていません/],
  [20, 'NONE-1', '2', /該当する商品がありません/],
  [21, shown[1]!.code, '13', /12点単位で承ります。数量（同じ商品の行とカートの合計）を12の倍数に/],
  [40, shown[2]!.code, '2', /取り扱いを終了しました/],
  [55, code(55), '三', /数量を半角数字で/],
  [70, code(70), '0', /数量を半角数字で/],
  [90, code(90), '-1', /数量を半角数字で/],
  [120, code(120), '1.5', /数量を半角数字で/],
  [150, code(150), '1000', /一度に注文できる数量を超えています（あと999点まで）/],
  [160, shown[3]!.code, '4', /在庫が足りません（あと3点ご注文いただけます）/],
  [180, 'TWIN-1', '2', /同じ商品番号の商品が複数あります/],
  [200, 'NONE-2', '', /該当する商品がありません.*数量を半角数字で/],
];

/** What is not ASCII in the file, in the encoding of Japanese spreadsheets. */
const SHIFT_JIS: Readonly<Record<string, readonly number[]>> = {
  ...{ 商: [0x8f, 0xa4], 品: [0x95, 0x69], 番: [0x94, 0xd4], 号: [0x8d, 0x86], 数: [0x90, 0x94] },
  ...{ 量: [0x97, 0xca], 三: [0x8e, 0x4f], '２': [0x82, 0x51] },
};
const inShiftJis = (text: string) =>
  new Uint8Array([...text].flatMap((one) => SHIFT_JIS[one] ?? one.charCodeAt(0)));
/** A row that is right although its digits are full-width, one whose cells are quoted, and one whose product is repeated. */
const UNUSUAL = new Map([
  [6, [code(6), '２']],
  [ZEROS, ['"0012"', '"2"']],
  [9, [code(8), '2']],
]);

it('reads a file of 200 rows, names 12 faulty ones, checks each again as it is corrected, and adds all at once', async () => {
  show();
  const faulty = new Map(faultyRows().map(([row, ...cells]) => [row, cells]));
  const lines = Array.from({ length: ROWS }, (_, at) => {
    const [number = code(at + 1), quantity = '2'] = faulty.get(at + 1) ?? UNUSUAL.get(at + 1) ?? [];
    return `${number},${quantity}`;
  });
  const bytes = inShiftJis(['商品番号,数量', ...lines].join('\r\n'));
  const file = new File([bytes], '注文.csv', { type: 'text/csv' });
  await userEvent.upload(await screen.findByLabelText('CSVファイル'), file);
  expect(await screen.findByText('200行を追加しました。内容をご確認ください。')).toBeVisible();

  await press('内容を確認する');
  expect(await screen.findAllByText('200件中12件に誤りがあります。')).not.toHaveLength(0);
  await waitFor(() => expect(codeOf(5)).toHaveFocus());
  for (const [row, , , said] of faultyRows()) expect(quantityOf(row)).toHaveAccessibleDescription(said);
  for (const row of UNUSUAL.keys()) expect(codeOf(row)).toBeValid();
  expect(codeOf(ZEROS)).toHaveValue('0012');
  expect(quantityOf(9)).toHaveAccessibleDescription(/同じ商品番号が重複しています。数量は合計されます/);
  expect(screen.queryByRole('button', { name: /^\d+件をカートに入れる/ })).toBeNull();

  await userEvent.click(screen.getByRole('checkbox', { name: '誤りのある行だけを表示する' }));
  const table = within(screen.getByRole('table', { name: '商品番号と数量' }));
  expect(table.getAllByRole('rowheader').map(({ textContent }) => Number(textContent))).toEqual([
    ...faulty.keys(),
  ]);
  let left = faulty.size;
  for (const row of faulty.keys()) {
    await write(codeOf(row), code(row));
    await write(quantityOf(row), '2');
    await userEvent.tab();
    left -= 1;
    const said = left === 0 ? '200件すべて、カートに入れられます。' : `200件中${left}件に誤りがあります。`;
    expect(await screen.findAllByText(said)).not.toHaveLength(0);
  }
  await press('200件をカートに入れる');
  expect(await screen.findByText('200件をカートに入れました')).toBeVisible();
  expect(await inCart()).toEqual(
    Array.from({ length: ROWS }, (_, at) => [code(at + 1), at + 1 === 8 ? 4 : 2]).filter(
      ([number]) => number !== code(9),
    ),
  );
  expect(codeOf(1)).toHaveValue('');
}, 120_000);

it('keeps what was typed over a reload, and takes the good rows alone only where that is asked for', async () => {
  const before = new Map((await inCart()).map(([product, quantity]) => [product, quantity]));
  show();
  await paste(`${code(1)}\t3\nNONE-1\t1\n${code(1).toLowerCase()}\t４`);
  cleanup();
  show();
  expect(await screen.findByRole('textbox', { name: '2行目の商品番号' })).toHaveValue('NONE-1');
  await press('内容を確認する');
  expect(await screen.findAllByText('3件中1件に誤りがあります。')).not.toHaveLength(0);
  expect(quantityOf(3)).toHaveAccessibleDescription(/同じ商品番号が重複しています。数量は合計されます/);
  await userEvent.dblClick(screen.getByRole('button', { name: '誤りのない行だけをカートに入れる（2件）' }));
  expect(await screen.findByText('2件をカートに入れました')).toBeVisible();
  expect((await inCart()).find(([product]) => product === code(1))?.[1]).toBe(
    Number(before.get(code(1)) ?? 0) + 7,
  );
  expect(codeOf(1)).toHaveValue('NONE-1');
});

it('keeps the rows where the check fails, and says what to do', async () => {
  show();
  await paste(`${code(2)},1`);
  await press('内容を確認する');
  await screen.findAllByText('1件すべて、カートに入れられます。');
  await api.db.update(rateCounters).set({ count: 120 });
  await press('内容を確認する');
  expect(await screen.findByText(/試行回数が多すぎます/)).toBeVisible();
  expect(codeOf(1)).toHaveValue(code(2));
  await api.db.delete(rateCounters);
  await press('内容を確認する');
  expect(await screen.findAllByText('1件すべて、カートに入れられます。')).not.toHaveLength(0);
});

it('says what is missing from what is pasted or read, beside the field', async () => {
  show();
  const area = await screen.findByRole('textbox', { name: '表計算ソフトからコピーした内容' });
  await press('貼り付けた内容を行に追加する');
  expect(area).toHaveAccessibleDescription(/商品番号と数量を貼り付けてください/);
  await paste(Array.from({ length: 501 }, (_, at) => `X-${at},1`).join('\n'));
  expect(area).toHaveAccessibleDescription(/500行を超えるため、追加できませんでした/);
  await userEvent.clear(area);
  await paste('X-1,1\n"X-2,1\nX-3,1');
  expect(area).toHaveAccessibleDescription(/2行目の引用符（"）が閉じられていない/);
  await press('内容を確認する');
  expect(await screen.findByText('商品番号と数量を入力してください')).toBeVisible();
});
