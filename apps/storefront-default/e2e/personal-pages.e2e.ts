import { listUserCardsSpec } from '@shop/contract/user-cards/list-user-cards';
import { setUpBrowser } from './set-up-browser';
import { API } from './api';
import { addFault } from './fault-lab';
import { type RegisteredMember, openTabAs, registerMember } from './register-member';
import { DESKTOP, JAPANESE_BROWSER, PHONE, type Shopper } from './shopper';

/** The console message of the browser for a response with an error. */
const REJECTED = /the server responded with a status of (422|500)/;

const device = setUpBrowser({ ...JAPANESE_BROWSER, viewport: PHONE });
let member: RegisteredMember;
beforeEach(async () => {
  member = await registerMember();
});

const open = (path: string, heading: string) => openTabAs(member, path, heading, device.context);
const widen = ({ page }: Shopper) => page.setViewportSize(DESKTOP);
const field = ({ page }: Shopper, name: string) => page.getByLabel(name, { exact: true });
const reload = async (shopper: Shopper) => {
  await shopper.page.reload();
  await shopper.waitUntilIdle();
};
/** The heading of a list is the beginning of that of its forms. */
const arriveAt = (shopper: Shopper, heading: string) => shopper.waitForHeading(new RegExp(`^${heading}$`));
/** Answers the question of a dialog with 削除する. */
const confirmDeleting = async (shopper: Shopper, question: string) => {
  const dialog = shopper.page.getByRole('dialog', { name: question });
  await dialog.waitFor();
  await shopper.expectAccessible();
  await dialog.getByRole('button', { name: '削除する' }).click();
};
const entryOf = ({ page }: Shopper, name: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) });

/** Enters a card in the payment service's frame. */
const enterCard = async ({ page }: Shopper, number: string, expiration: string) => {
  const frame = page.frameLocator('iframe');
  await frame.getByLabel('カード番号').fill(number);
  await frame.getByLabel('有効期限').fill(expiration);
  await frame.getByLabel('セキュリティコード').fill('123');
  await frame.getByRole('button', { name: '登録する' }).click();
};

test('[beh-screen-card] [interp-card-hints] [valid-card-name-free] cards are entered in the frame of the payment service, the main one is set, and all are deleted', async () => {
  const shopper = await open('/mypage/card', 'クレジットカード');
  const { page } = shopper;
  await page.getByText('クレジットカードが登録されていません').waitFor();
  await shopper.expectAccessible();
  // Another document, whose policy allows the frame.
  await shopper.follow('カードを追加する');
  await arriveAt(shopper, 'クレジットカードの追加');
  const frame = page.frameLocator('iframe');
  const hints = ['カード番号', '有効期限', 'セキュリティコード'].map((label) =>
    frame.getByLabel(label).getAttribute('placeholder'),
  );
  expect(await Promise.all(hints)).toEqual(['12345678901234', '203012', '123']);
  await shopper.waitUntilIdle();
  await shopper.expectAccessible();

  await enterCard(shopper, '4242 4242 4242 4241', '203112');
  await frame.getByText('カード情報をご確認ください').waitFor();
  await enterCard(shopper, '4242 4242 4242 4242', '202001');
  await page.getByRole('alert').filter({ hasText: '有効期限が切れたカードは登録できません' }).waitFor();
  await field(shopper, 'カード名義').fill('ふだん使い');
  await addFault({ scenario: 'server-error', path: '/v1/me/user-cards', times: 1 });
  await enterCard(shopper, '4242 4242 4242 4242', '203112');
  await page.getByRole('alert').filter({ hasText: 'エラーが発生しました' }).waitFor();
  await shopper.press('もう一度登録する');
  await arriveAt(shopper, 'クレジットカード');
  await entryOf(shopper, 'ふだん使い').getByText('************4242').waitFor();
  await entryOf(shopper, 'ふだん使い').getByText('メインカード', { exact: true }).waitFor();

  await widen(shopper);
  await shopper.follow('カードを追加する');
  await arriveAt(shopper, 'クレジットカードの追加');
  await enterCard(shopper, '4000 0000 0000 3220', '203011');
  await arriveAt(shopper, 'クレジットカード');
  const other = entryOf(shopper, '末尾 3220');
  await other.getByRole('button', { name: 'メインカードにする' }).click();
  await other.getByText('メインカード', { exact: true }).waitFor();
  await reload(shopper);
  await other.getByText('メインカード', { exact: true }).waitFor();
  expect(await shopper.countOf(page.getByText('メインカード', { exact: true }))).toBe(1);
  await shopper.expectAccessible();

  await other.getByRole('button', { name: '削除する' }).click();
  await confirmDeleting(shopper, 'カードを削除しますか');
  await other.waitFor({ state: 'detached' });
  await page.locator(':focus', { hasText: '1枚を登録しています' }).waitFor();
  await reload(shopper);
  await entryOf(shopper, 'ふだん使い').getByText('メインカード', { exact: true }).waitFor();
  expect((await API.call(listUserCardsSpec, { query: {} }, member)).body).toHaveLength(1);
  // No digit of a card but the last ones has ever been sent to the shop.
  expect(shopper.watch.requests.filter((request) => request.includes('42424242'))).toEqual([]);
  expect(shopper.problemsExcept(REJECTED)).toEqual([]);
});

test('[beh-screen-memorial] [pagename-mypage-memorial] days to remember are added, changed and deleted; one that does not exist is refused beside its field', async () => {
  const shopper = await open('/mypage/memorial', '記念日');
  const { page } = shopper;
  await page.getByText('記念日が登録されていません').waitFor();
  await page
    .getByText('ご登録の日が近づきますと、マイページの「いまのお知らせ」でお知らせします。')
    .waitFor();
  await shopper.follow('記念日を追加する');
  await arriveAt(shopper, '記念日の追加');
  await shopper.press('保存する');
  await page.getByText('お名前を入力してください', { exact: true }).waitFor();
  await shopper.waitForFocus(field(shopper, 'お名前'));
  await field(shopper, 'お名前').fill('祖母');
  await field(shopper, '区分').selectOption('誕生日');
  await field(shopper, '月').selectOption('2月');
  await field(shopper, '日').selectOption('30日');
  await field(shopper, '呼び名').fill('おばあちゃん');
  await shopper.press('保存する');
  await page.getByText('日付が無効です', { exact: true }).waitFor();
  await shopper.waitForFocus(field(shopper, '日'));
  await shopper.expectAccessible();
  await field(shopper, '日').selectOption('28日');
  await shopper.press('保存する');
  await arriveAt(shopper, '記念日');
  const added = entryOf(shopper, '祖母　誕生日');
  await added.getByText('毎年2月28日').waitFor();
  await added.getByText(/^あと\d+日$|^今日です$/).waitFor();
  await shopper.expectAccessible();

  await widen(shopper);
  await added.getByRole('link', { name: '変更する' }).click();
  await arriveAt(shopper, '記念日の変更');
  await shopper.waitForValue('呼び名', 'おばあちゃん');
  await field(shopper, '記念日の名前').fill('米寿');
  await shopper.follow('マイページ');
  await page.getByRole('dialog', { name: '入力中の内容があります' }).waitFor();
  await shopper.press('入力を続ける');
  await shopper.press('保存する');
  await arriveAt(shopper, '記念日');
  await reload(shopper);
  const changed = entryOf(shopper, '祖母　米寿');
  await changed.getByRole('button', { name: '削除する' }).click();
  await confirmDeleting(shopper, '記念日を削除しますか');
  await changed.waitFor({ state: 'detached' });
  await page.locator(':focus', { hasText: '0件を登録しています' }).waitFor();
  await reload(shopper);
  await page.getByText('記念日が登録されていません').waitFor();
  expect(shopper.watch.problems).toEqual([]);
});

test('[beh-screen-measurement] measurements are added at the front, drawn over time, and deleted', async () => {
  const shopper = await open('/mypage/measurement', '採寸データ');
  const { page } = shopper;
  const add = async (day: string, height: string) => {
    await shopper.follow('採寸データを追加する');
    await arriveAt(shopper, '採寸データの追加');
    await field(shopper, '採寸日').fill(day);
    await field(shopper, '身長').fill(height);
  };
  await page.getByText('採寸データが記録されていません').waitFor();
  await add('2026-03-01', '');
  await shopper.press('保存する');
  await page.getByText('いずれかは必須項目です', { exact: true }).waitFor();
  await field(shopper, '身長').fill('１５８．５５');
  await shopper.press('保存する');
  await page.getByText('身長は小数点第1位までの数値を入力してください', { exact: true }).waitFor();
  await shopper.waitForFocus(field(shopper, '身長'));
  await shopper.expectAccessible();
  await field(shopper, '身長').fill('１５８．５');
  await shopper.press('保存する');
  await arriveAt(shopper, '採寸データ');
  await page.getByText('1件を記録しています（10件まで）').waitFor();

  await widen(shopper);
  await add('2026-04-01', '160');
  await page.getByText('単位 cm　前回 158.5').waitFor();
  await field(shopper, '身長').press('Enter');
  await arriveAt(shopper, '採寸データ');
  await reload(shopper);
  const days = page.getByRole('table').getByRole('columnheader');
  expect(await shopper.textsOf(days)).toEqual(['採寸日', '2026.04.01', '2026.03.01']);
  await page
    .getByRole('img', { name: '身長（cm）の推移。2026.03.01 158.5、2026.04.01 160', exact: true })
    .waitFor();
  await field(shopper, 'グラフに表示する部位').selectOption('体重（kg）');
  await page.getByText('体重の記録がありません。').waitFor();
  await shopper.expectAccessible();

  await shopper.press('すべて削除する');
  await confirmDeleting(shopper, '採寸データを削除しますか');
  await page.getByText('採寸データが記録されていません').waitFor();
  await reload(shopper);
  await page.getByText('採寸データが記録されていません').waitFor();
  expect(shopper.watch.problems).toEqual([]);
});

test('[gap-name-embroidery] an embroidery is set with a preview, changed and deleted', async () => {
  const shopper = await open('/mypage/name-embroidery', 'ネーム刺繍');
  const { page } = shopper;
  await shopper.follow('ネーム刺繍を登録する');
  await arriveAt(shopper, 'ネーム刺繍の変更');
  await field(shopper, '刺繍する文字').fill('もりの');
  await shopper.press('保存する');
  await page
    .getByText('選択した文字の種類（漢字、かな・カナ、ローマ字）で入力してください', { exact: true })
    .waitFor();
  await shopper.waitForFocus(field(shopper, '刺繍する文字'));
  await field(shopper, '文字の種類').selectOption('かな・カナ');
  await field(shopper, '糸の色').selectOption('金');
  const preview = (name: string) => page.getByRole('img', { name, exact: true });
  await preview('刺繍の見本：もりの（楷書体、金、左胸）').waitFor();
  await shopper.expectAccessible();
  await shopper.press('保存する');
  await arriveAt(shopper, 'ネーム刺繍');
  await widen(shopper);
  await reload(shopper);
  await preview('刺繍の見本：もりの（楷書体、金、左胸）').waitFor();
  await shopper.expectAccessible();

  await shopper.follow('変更する');
  await arriveAt(shopper, 'ネーム刺繍の変更');
  await field(shopper, '刺繍の位置').selectOption('左袖');
  await shopper.press('保存する');
  await arriveAt(shopper, 'ネーム刺繍');
  await preview('刺繍の見本：もりの（楷書体、金、左袖）').waitFor();
  await shopper.press('削除する');
  await confirmDeleting(shopper, 'ネーム刺繍を削除しますか');
  await page.getByText('ネーム刺繍が登録されていません').waitFor();
  await reload(shopper);
  await page.getByText('ネーム刺繍が登録されていません').waitFor();
  expect(shopper.watch.problems).toEqual([]);
});
