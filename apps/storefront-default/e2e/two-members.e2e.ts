import { updateMyUserSpec } from '@shop/contract/users/update-my-user';
import { createUserAddressSpec } from '@shop/contract/user-addresses/create-user-address';
import { createUserMemorialSpec } from '@shop/contract/user-memorials/create-user-memorial';
import { openBrowser } from '@shop/testing-browser/open-browser';
import { TOKYO_ADDRESS } from '@shop/testing-api/checkout';
import type { Browser, BrowserContext } from 'playwright-core';
import { API } from './api';
import { type RegisteredMember, openTabAs, registerMember } from './register-member';
import { JAPANESE_BROWSER, PHONE, type Shopper } from './shopper';

/** The pages of the member's area, and what each is called. */
const PAGES = [
  ['/mypage', 'マイページ'],
  ['/mypage/user_info', '会員情報'],
  ['/mypage/address', 'アドレス帳'],
  ['/mypage/memorial', '記念日'],
  ['/mypage/card', 'クレジットカード'],
  ['/mypage/point', 'ポイント'],
  ['/mypage/order_history', '注文履歴'],
  ['/mypage/message-center', 'メッセージ'],
  ['/mypage/login_history', 'ログイン履歴'],
] as const;
const PROFILE = {
  company_name: '',
  department_or_position: '',
  first_name: '一',
  last_name_kana: 'アライ',
  first_name_kana: 'ハジメ',
  phone_number: '0312345678',
  cell_phone_number: '',
  fax: '',
  job: '',
  gender_ct: null,
  birthday: null,
  is_receive_newsletter: false,
};

/** Two people, each with a browser, and a word that stands in all that belongs to them. */
const PEOPLE = ['綴喜', '久世'] as const;

let browser: Browser;
let contexts: BrowserContext[];
let members: RegisteredMember[];
beforeAll(async () => {
  browser = await openBrowser();
  members = [];
  for (const word of PEOPLE) members.push(await registerAs(word));
});
beforeEach(async () => {
  const device = { ...JAPANESE_BROWSER, viewport: PHONE };
  contexts = [await browser.newContext(device), await browser.newContext(device)];
});
afterEach(async () => {
  for (const context of contexts) await context.close();
});
afterAll(() => browser.close());

async function registerAs(word: string): Promise<RegisteredMember> {
  const member = await registerMember();
  const who = { token: member.token };
  await API.call(updateMyUserSpec, { body: { ...PROFILE, last_name: word } }, who);
  await API.call(createUserAddressSpec, { body: { ...TOKYO_ADDRESS, shipping_last_name: word } }, who);
  const memorial = { target_user_name: word, division_ct: 1 as const, name: '', month: 5, date: 5, call: '' };
  await API.call(createUserMemorialSpec, { body: memorial }, who);
  return member;
}

/** All that the tab holds: the document as it stands, and what it stores. */
const contentsOf = ({ page }: Shopper) =>
  page.evaluate(
    () =>
      document.documentElement.outerHTML +
      JSON.stringify({ ...localStorage }) +
      JSON.stringify({ ...sessionStorage }),
  );

/** Opens a page side by side, as documents and at the same time; returns what both tabs hold. */
async function openSideBySide(path: string, heading: string): Promise<readonly string[]> {
  const shoppers = await Promise.all(
    members.map((member, index) => openTabAs(member, path, heading, contexts[index]!)),
  );
  const contents = await Promise.all(shoppers.map(contentsOf));
  for (const { page } of shoppers) await page.close();
  return contents;
}

test.each(PAGES)(
  '%s of two members side by side shows each only what is their own',
  async (path, heading) => {
    const contents = await openSideBySide(path, heading);
    for (const [index, text] of contents.entries()) {
      const [own, other] = index === 0 ? PEOPLE : [PEOPLE[1], PEOPLE[0]];
      expect([path, text.includes(other)]).toEqual([path, false]);
      // The address names its member everywhere that it is read.
      if (path !== '/mypage/address') continue;
      expect(text).toContain(own);
    }
  },
);

test('on a shared device the next member sees nothing of the one before, by Back either', async () => {
  const [context] = contexts;
  const first = await openTabAs(members[0]!, '/mypage/address', 'アドレス帳', context!);
  await first.page.getByText('綴喜').first().waitFor();
  await first.open('/mypage/logout');
  await first.waitUntilIdle();
  await first.press('ログアウトする');
  await first.page.getByText('ログアウトしました。').waitFor();
  await first.signInAs(members[1]!.email);
  await first.open('/mypage/address');
  await first.page.getByText('久世').first().waitFor();
  expect(await contentsOf(first)).not.toContain('綴喜');
  for (let step = 0; step < 5; step += 1) {
    await first.page.goBack();
    await first.waitUntilIdle();
    expect(await contentsOf(first)).not.toContain('綴喜');
  }
});
