import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { encode } from 'iconv-lite';
import { createUserAddressSpec } from '@shop/contract/user-addresses/create-user-address';
import { TOKYO_ADDRESS } from '@shop/testing-api/checkout';
import { API } from './api';
import { setUpBrowser } from './set-up-browser';
import { type RegisteredMember, openTabAs, registerMember } from './register-member';
import { DESKTOP, JAPANESE_BROWSER, PHONE, type Shopper } from './shopper';

const HEADINGS =
  '住所の名前,姓,名,姓（カナ）,名（カナ）,郵便番号,都道府県,市区町村,番地,建物名・部屋番号,電話番号,携帯電話番号,区分';
const ROW = '実家,山田,太郎,ヤマダ,タロウ,060-0001,北海道,札幌市中央区,北一条西2-1,,011-123-4567,,その他';

const device = setUpBrowser({ ...JAPANESE_BROWSER, viewport: DESKTOP });
let member: RegisteredMember;
beforeEach(async () => {
  member = await registerMember();
});

const open = (path: string, heading: string) => openTabAs(member, path, heading, device.context);
/** Puts an address into the book; its status, for what is called is to have happened. */
const addAddress = async (city: string, name: string) =>
  (await API.call(createUserAddressSpec, { body: { ...TOKYO_ADDRESS, city, name } }, member)).status;
/** One entry of the address book, by its heading. */
const entryOf = ({ page }: Shopper, name: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) });

test('[trans-default-address-exclusive] [trans-default-sender-exclusive] [beh-screen-address] an address is added, becomes both defaults, is changed and deleted', async () => {
  await addAddress('千代田区千代田', '自宅');
  const shopper = await open('/mypage/address', 'アドレス帳');
  const { page } = shopper;
  await shopper.follow('住所を追加する');
  await shopper.waitForHeading('住所の追加');
  await shopper.press('保存する');
  await page.getByText('姓を入力してください', { exact: true }).waitFor();
  const field = (name: string) => page.getByLabel(name, { exact: true });
  await field('住所の名前').fill('職場');
  await field('区分').selectOption('会社');
  await field('姓').fill('佐藤');
  await field('名').fill('花子');
  await field('姓（カナ）').fill('さとう');
  await field('名（カナ）').fill('ハナコ');
  await field('郵便番号').fill('5300001');
  await page.getByText('郵便番号から住所を入力しました').waitFor();
  await field('番地').fill('梅田1-1');
  await field('電話番号').fill('06-1234-5678');
  await shopper.expectAccessible();
  await shopper.press('保存する');
  await shopper.waitForHeading('アドレス帳');
  await entryOf(shopper, '職場').getByText('大阪府大阪市北区梅田1-1').waitFor();

  for (const flag of ['お届け先', 'ご依頼主']) {
    await entryOf(shopper, '職場')
      .getByRole('button', { name: `通常使う${flag}にする` })
      .click();
    await entryOf(shopper, '職場').getByText(`通常使う${flag}`, { exact: true }).waitFor();
    await entryOf(shopper, '自宅')
      .getByText(`通常使う${flag}`, { exact: true })
      .waitFor({ state: 'detached' });
    expect(await shopper.countOf(page.getByText(`通常使う${flag}`, { exact: true }))).toBe(1);
    await page
      .locator(':focus')
      .filter({ hasText: /^職場$/ })
      .waitFor();
  }

  await entryOf(shopper, '職場').getByRole('link', { name: '変更する' }).click();
  await shopper.waitForHeading('住所の変更');
  await shopper.waitForValue('姓（カナ）', 'サトウ');
  await shopper.waitForValue('区分', '2');
  await field('郵便番号').fill('100-0001');
  await page.getByText('郵便番号から住所を入力しました').waitFor();
  await shopper.waitForValue('都道府県', '東京都');
  await shopper.waitForValue('市区町村', '千代田区');
  await field('番地').fill('千代田1-1');
  await shopper.follow('アドレス帳');
  await page.getByRole('dialog', { name: '入力中の内容があります' }).waitFor();
  await shopper.press('入力を続ける');
  await shopper.press('保存する');
  await shopper.waitForHeading('アドレス帳');
  await entryOf(shopper, '職場')
    .getByText(/東京都千代田区/)
    .waitFor();

  await entryOf(shopper, '職場').getByRole('button', { name: '削除する' }).click();
  const dialog = page.getByRole('dialog', { name: '住所を削除しますか' });
  await dialog.waitFor();
  await shopper.expectAccessible();
  await dialog.getByRole('button', { name: '削除する' }).click();
  await entryOf(shopper, '職場').waitFor({ state: 'detached' });
  await page.locator(':focus', { hasText: '1件を登録しています' }).waitFor();
  await entryOf(shopper, '自宅').getByText('通常使うお届け先', { exact: true }).waitFor();
  expect(shopper.watch.problems).toEqual([]);
});

test('more than ten addresses are shown on several pages', async () => {
  await Promise.all(Array.from({ length: 11 }, (_address, at) => addAddress(`港区${at}丁目`, `住所${at}`)));
  const shopper = await open('/mypage/address', 'アドレス帳');
  await shopper.page.waitForFunction(() => document.querySelectorAll('article').length === 10);
  await shopper.page
    .getByRole('navigation', { name: 'ページ送り' })
    .getByRole('link', { name: '2ページ' })
    .click();
  await shopper.page.waitForURL(/page=2/);
  // The address is there a moment before its page.
  await shopper.page.waitForFunction(() => document.querySelectorAll('article').length === 1);
  await shopper.expectAccessible();
});

test('[error-account-export-file] the address book is saved under the Japanese file name of the response, and a toast confirms it', async () => {
  await addAddress('千代田区千代田', '自宅');
  const shopper = await open('/mypage/address', 'アドレス帳');
  const download = shopper.page.waitForEvent('download');
  await shopper.press('CSVファイルを書き出す');
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^アドレス帳_\d{8}\.csv$/);
  expect(await readFile(await file.path(), 'utf8')).toContain('千代田区千代田');
  await shopper.page.getByText('アドレス帳の書き出しが完了しました').waitFor();
  await shopper.expectAccessible();
});

test('[error-account-export-json] where the server responds with JSON a toast asks to wait, and nothing is saved', async () => {
  await addAddress('千代田区千代田', '自宅');
  const shopper = await open('/mypage/address', 'アドレス帳');
  const downloads: string[] = [];
  shopper.page.on('download', (download) => downloads.push(download.suggestedFilename()));
  // The shop's own API always has the file at once; the server of a tenant may take its time.
  await shopper.page.route('**/v1/me/user-addresses/export', (route) =>
    route.fulfill({ status: 202, json: { status: 'processing' } }),
  );
  await shopper.press('CSVファイルを書き出す');
  await shopper.page.getByText(/処理に時間がかかっています。しばらくお待ちください/).waitFor();
  expect(downloads).toEqual([]);
});

test('a file with errors is rejected with the errors by row, a valid one is imported', async () => {
  const shopper = await open('/mypage/address', 'アドレス帳');
  const { page } = shopper;
  await page.getByText('住所が登録されていません').waitFor();
  await shopper.expectAccessible();
  await shopper.press('取り込む');
  await page.getByText('CSVファイルを選んでください').waitFor();
  const choose = (rows: readonly string[]) =>
    page.getByLabel('CSVファイル').setInputFiles({
      name: '住所.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from([HEADINGS, ...rows].join('\r\n')),
    });
  await choose([ROW, ROW.replace('060-0001', '12').replace('北海道', '蝦夷')]);
  await shopper.press('取り込む');
  await page.getByRole('alert').filter({ hasText: '一件も取り込んでいません' }).waitFor();
  const rows = page.getByRole('list', { name: '取り込めない行' }).getByRole('listitem');
  await rows.nth(1).waitFor();
  expect(await shopper.textsOf(rows)).toEqual([
    expect.stringMatching(/^3行目　郵便番号は郵便番号の形式で/),
    '3行目　都道府県を選択してください',
  ]);
  await shopper.expectAccessible();
  await choose([ROW]);
  await shopper.press('取り込む');
  await page.getByText('1件の住所を取り込みました').waitFor();
  await entryOf(shopper, '実家')
    .getByText(/札幌市中央区/)
    .waitFor();
});

test('a file that was mended after it was chosen is asked for again, and taken then', async () => {
  const shopper = await open('/mypage/address', 'アドレス帳');
  const { page } = shopper;
  const folder = await mkdtemp(path.join(tmpdir(), 'addresses-'));
  const file = path.join(folder, '住所.csv');
  await writeFile(file, [HEADINGS, ROW.replace('北海道', '蝦夷')].join('\r\n'));
  await page.getByLabel('CSVファイル').setInputFiles(file);
  await shopper.press('取り込む');
  await page.getByText('2行目　都道府県を選択してください').waitFor();
  await writeFile(file, [HEADINGS, ROW, ROW].join('\r\n'));
  await shopper.press('取り込む');
  await page.getByText('選んだあとにファイルが変更されました。もう一度お選びください').waitFor();
  await shopper.waitForFocus(page.getByLabel('CSVファイル'));
  await page.getByLabel('CSVファイル').setInputFiles(file);
  await shopper.press('取り込む');
  await page.getByText('2件の住所を取り込みました').waitFor();
  await rm(folder, { recursive: true });
});

// reliability 18
test('of 500 rows in Shift_JIS every wrong one is told and none is taken, and once they are right one of them is found', async () => {
  const shopper = await open('/mypage/address', 'アドレス帳');
  const { page } = shopper;
  await page.setViewportSize(PHONE);
  const rows = Array.from({ length: 500 }, (_row, at) =>
    ROW.replace('実家', `支店${at}`)
      .replace('山田', '髙﨑①')
      .replace('011-123-4567', '０１１－１２３－４５６７'),
  );
  const send = async (lines: readonly string[]) => {
    const buffer = encode([HEADINGS, ...lines].join('\r\n'), 'cp932');
    await page.getByLabel('CSVファイル').setInputFiles({ name: '住所.csv', mimeType: 'text/csv', buffer });
    await shopper.press('取り込む');
  };
  await send(rows.map((row, at) => (at % 2 === 0 ? row.replace('060-0001', '060') : row)));
  await page.getByText('250行に誤りがあります').waitFor();
  const wrong = page.getByRole('list', { name: '取り込めない行' }).getByRole('listitem');
  expect(await shopper.countOf(wrong)).toBe(20);
  await shopper.press('もっと見る');
  await wrong.nth(39).waitFor();
  expect(await wrong.nth(39).textContent()).toMatch(/^80行目　郵便番号は郵便番号の形式で入力してください/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
  await shopper.expectAccessible();
  await page.getByText('住所が登録されていません').waitFor();
  await send(rows);
  await page.getByText('500件の住所を取り込みました').waitFor();
  await page.getByText('500件を登録しています').waitFor();
  const search = page.getByRole('search', { name: '住所を検索' });
  await search.getByRole('searchbox').fill('支店477 札幌');
  await search.getByRole('button', { name: '検索' }).click();
  await page.getByText('1件見つかりました').waitFor();
  await entryOf(shopper, '支店477').getByText(/髙﨑①/).waitFor();
  await shopper.expectAccessible();
});
