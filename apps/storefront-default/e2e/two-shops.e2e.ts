import { openBrowser } from '@shop/testing-browser';
import type { Browser } from 'playwright-core';
import { portOriginOf } from './platform';
import { DESKTOP, MEMBER, SECOND, Shopper } from './shopper';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

test('two shops signed in side by side in one browser do not disturb each other', async () => {
  const context = await browser.newContext({ viewport: DESKTOP });
  const general = await Shopper.visit(context, 'default');
  const school = await Shopper.visit(context, 'school');
  await general.open('/login/');
  await general.signIn(MEMBER);
  await school.open('/login/');
  await school.signIn(SECOND);

  await general.open('/mypage/');
  await general.sees('マイページ');
  await school.open('/mypage/');
  await school.sees('マイページ');

  const cookies = await context.cookies([general.origin, school.origin]);
  const tokens = cookies.filter(({ name }) => name === 'access_token');
  expect(tokens.map(({ domain }) => domain).sort()).toEqual(['default.localhost', 'school.localhost']);
  expect([...general.watch.complaints, ...school.watch.complaints]).toEqual([]);
  await context.close();
});

test('another shop on the same host counts the session as absent, and leaves it alone', async () => {
  const context = await browser.newContext({ viewport: DESKTOP });
  const general = await Shopper.visit(context, 'default', portOriginOf('default'));
  const school = await Shopper.visit(context, 'school', portOriginOf('school'));
  await general.open('/login/');
  await general.signIn(MEMBER);

  await school.open('/mypage/');
  await school.sees('ログイン');
  await school.open('/');
  await school.page.getByRole('banner').getByRole('link', { name: 'ログイン' }).waitFor();

  await general.open('/mypage/');
  await general.sees('マイページ');
  expect([...general.watch.complaints, ...school.watch.complaints]).toEqual([]);
  await context.close();
});
