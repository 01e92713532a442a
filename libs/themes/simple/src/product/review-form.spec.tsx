import { File as NodeFile } from 'node:buffer';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { type TestApi, openTestApi } from '@shop/testing-api/open-test-api';
import { type StockedProduct, wellStockedProducts } from '@shop/testing-api/stock';
import { type TestServices, createTestServices } from '@shop/testing-react/create-test-services';
import { renderPage } from '@shop/testing-react/render-page';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { simpleTheme } from '../theme';
import { Reviews } from './reviews';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const { File: PageFile } = globalThis;
const LARGEST_BYTES = 5 * 1024 * 1024;

let api: TestApi;
let folder: string;
let product: StockedProduct;
let services: TestServices;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'review-form-'));
  api = await openTestApi({ config: { filesFolder: folder } });
  [product] = (await wellStockedProducts(api.db, 1)) as [StockedProduct];
  services = await createTestServices((await api.serve()).url);
  await services.session.login({ identifier: 'member@example.jp', password: 'demo-pass-2026' });
});
afterAll(async () => {
  services.session.close();
  await api.close();
  await rm(folder, { recursive: true, force: true });
});

const choose = (bytes: Uint8Array, type = 'image/png') =>
  fireEvent.change(screen.getByLabelText('写真'), {
    target: { files: [new NodeFile([new Uint8Array(bytes)], 'photo.png', { type })] },
  });
beforeEach(() => {
  // The API runs here too, and knows a file by the class of Node; the reader of jsdom does not.
  Object.assign(globalThis, { File: NodeFile });
  jest.spyOn(FileReader.prototype, 'readAsDataURL').mockImplementation(function (this: FileReader) {
    Object.defineProperty(this, 'result', { value: `data:image/png;base64,${PNG.toString('base64')}` });
    this.dispatchEvent(new ProgressEvent('load'));
  });
});
afterEach(() => {
  globalThis.File = PageFile;
  jest.restoreAllMocks();
});
const previews = () =>
  screen.queryAllByRole('img', { name: /^選んだ写真/ }).map((image) => image.getAttribute('alt'));

it('takes photos with a review, says what is wrong with one beside the field, and loses nothing', async () => {
  renderPage(<Reviews productKey={product.key} />, { services, theme: simpleTheme });
  await userEvent.click(await screen.findByRole('button', { name: 'レビューを書く' }));
  expect(await screen.findByRole('heading', { name: 'レビューを書く' })).toBeVisible();
  const stars = within(screen.getByRole('group', { name: /評価/ })).getAllByRole('radio');
  expect(stars.map((star) => star.closest('label')?.textContent)).toEqual(
    [1, 2, 3, 4, 5].map((count) => `星${count}つ`),
  );
  await userEvent.click(screen.getByRole('radio', { name: '星5つ' }));
  await userEvent.type(screen.getByLabelText(/タイトル/), '食卓に合います');
  await userEvent.type(screen.getByLabelText(/レビュー本文/), '写真をご覧ください。');
  await userEvent.type(screen.getByLabelText(/ニックネーム/), 'みどり');

  const described = (message: string) =>
    waitFor(() => expect(screen.getByLabelText('写真')).toHaveAccessibleDescription(new RegExp(message)));
  choose(Buffer.from('GIF89a'));
  await described('JPEG、PNG、WebPの写真を選んでください');
  choose(Buffer.alloc(LARGEST_BYTES + 1));
  await described('写真は1枚5MBまでです');
  for (const count of [1, 2, 3]) {
    choose(PNG);
    await waitFor(() => expect(previews()).toHaveLength(count));
  }
  expect(screen.getByLabelText('写真')).toHaveAccessibleDescription('写真は3枚まで選べます');
  choose(PNG);
  await described('写真は3枚までです');
  await userEvent.click(screen.getByRole('button', { name: '写真2を取り消す' }));
  expect(previews()).toEqual(['選んだ写真1', '選んだ写真2']);
  expect(screen.getByRole('img', { name: '選んだ写真1' }).getAttribute('src')).toMatch(/^data:image\/png;/);
  expect(screen.getByLabelText(/タイトル/)).toHaveValue('食卓に合います');

  await userEvent.click(screen.getByRole('button', { name: 'レビューを投稿する' }));
  const thanks = await screen.findByText('レビューを投稿しました。ありがとうございます。');
  await waitFor(() => expect(thanks.closest('[tabindex="-1"]')).toHaveFocus());
  const heading = await screen.findByRole('heading', { name: '食卓に合います' });
  expect(within(heading.closest('li')!).getByRole('img', { name: '星5つ' })).toBeVisible();
  const review = heading.closest('li');
  if (review === null) throw new Error('The review is in no list');
  const links = within(review).getAllByRole('link');
  expect(links.map((link) => within(link).getByRole('img').getAttribute('alt'))).toEqual([
    'みどりさんのレビュー写真1',
    'みどりさんのレビュー写真2',
  ]);
  for (const link of links) expect((await api.request(link.getAttribute('href') ?? '')).status).toBe(200);
  await userEvent.click(within(review).getByRole('link', { name: 'みどりさんのレビュー写真2' }));
  const dialog = await screen.findByRole('dialog', { name: '拡大した画像' });
  expect(within(dialog).getByText('2 / 2')).toBeVisible();
  expect(within(dialog).getByRole('img', { name: 'みどりさんのレビュー写真2' })).toBeVisible();
  await userEvent.click(within(dialog).getByRole('button', { name: '閉じる' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('shows the newest reviews, and 20 at a time on request', async () => {
  renderPage(<Reviews productKey={product.key} />, { services, theme: simpleTheme });
  const reviews = await screen.findByRole('region', { name: 'レビュー' });
  await waitFor(() => expect(within(reviews).getAllByRole('heading', { level: 3 })).toHaveLength(2));
  await userEvent.click(within(reviews).getByRole('button', { name: 'もっと見る' }));
  await waitFor(() =>
    expect(within(reviews).getAllByRole('heading', { level: 3 }).length).toBeGreaterThan(2),
  );
  const titles = within(reviews).getAllByRole('heading', { level: 3 });
  expect(new Set(titles.map((title) => title.closest('li'))).size).toBe(titles.length);
  expect(within(reviews).queryByRole('button', { name: 'もっと見る' })).toBeNull();
});
