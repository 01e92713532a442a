import { setUpBrowser } from './set-up-browser';
import { portOriginOf } from './platform';
import { DESKTOP, MEMBER, SECOND, Shopper } from './shopper';

const device = setUpBrowser({ viewport: DESKTOP });

test('two shops signed in side by side in one browser do not disturb each other', async () => {
  const { context } = device;
  const general = await Shopper.openShop(context, 'default');
  const school = await Shopper.openShop(context, 'school');
  await general.signInAs(MEMBER);
  await school.signInAs(SECOND);

  await general.open('/mypage');
  await general.waitForHeading('マイページ');
  await school.open('/mypage');
  await school.waitForHeading('マイページ');

  const cookies = await context.cookies([general.origin, school.origin]);
  const tokens = cookies.filter(({ name }) => name === 'access_token');
  expect(tokens.map(({ domain }) => domain).sort()).toEqual(['default.localhost', 'school.localhost']);
  expect([...general.watch.problems, ...school.watch.problems]).toEqual([]);
});

test('another shop on the same host treats the session as absent and does not change it', async () => {
  const { context } = device;
  const general = await Shopper.openShop(context, 'default', portOriginOf('default'));
  const school = await Shopper.openShop(context, 'school', portOriginOf('school'));
  await general.signInAs(MEMBER);

  await school.open('/mypage');
  await school.waitForHeading('ログイン');
  await school.open('/');
  await school.page.getByRole('banner').getByRole('link', { name: 'ログイン' }).waitFor();

  await general.open('/mypage');
  await general.waitForHeading('マイページ');
  expect([...general.watch.problems, ...school.watch.problems]).toEqual([]);
});
