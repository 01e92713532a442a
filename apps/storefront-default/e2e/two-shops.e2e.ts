import { deviceOfEachTest } from './device-of-each-test';
import { portOriginOf } from './platform';
import { DESKTOP, MEMBER, SECOND, Shopper } from './shopper';

const device = deviceOfEachTest({ viewport: DESKTOP });

test('two shops signed in side by side in one browser do not disturb each other', async () => {
  const { context } = device;
  const general = await Shopper.visit(context, 'default');
  const school = await Shopper.visit(context, 'school');
  await general.entersAs(MEMBER);
  await school.entersAs(SECOND);

  await general.open('/mypage/');
  await general.sees('マイページ');
  await school.open('/mypage/');
  await school.sees('マイページ');

  const cookies = await context.cookies([general.origin, school.origin]);
  const tokens = cookies.filter(({ name }) => name === 'access_token');
  expect(tokens.map(({ domain }) => domain).sort()).toEqual(['default.localhost', 'school.localhost']);
  expect([...general.watch.complaints, ...school.watch.complaints]).toEqual([]);
});

test('another shop on the same host counts the session as absent, and leaves it alone', async () => {
  const { context } = device;
  const general = await Shopper.visit(context, 'default', portOriginOf('default'));
  const school = await Shopper.visit(context, 'school', portOriginOf('school'));
  await general.entersAs(MEMBER);

  await school.open('/mypage/');
  await school.sees('ログイン');
  await school.open('/');
  await school.page.getByRole('banner').getByRole('link', { name: 'ログイン' }).waitFor();

  await general.open('/mypage/');
  await general.sees('マイページ');
  expect([...general.watch.complaints, ...school.watch.complaints]).toEqual([]);
});
