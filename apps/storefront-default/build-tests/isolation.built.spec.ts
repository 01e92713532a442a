import { type OpenShop, openShop } from './open-shop';

const RENDERS = 200;
/** Nobody waits for a turn: of eight renders at once, `render-gate.ts` keeps two for the other kind of documents. */
const AT_ONCE = 6;
const FIRST = 'member@example.jp';
const SECOND = 'second@example.jp';

let open: OpenShop;
beforeAll(async () => {
  open = await openShop();
});
afterAll(() => open.close());

test('two hundred interleaved renders of two members and a guest never mix', async () => {
  const { shop } = open;
  const people = [
    { cookie: await open.cookieOf(FIRST), address: '/mypage', own: FIRST, others: [SECOND] },
    { cookie: await open.cookieOf(SECOND), address: '/mypage', own: SECOND, others: [FIRST] },
    { cookie: '', address: '/', own: null, others: [FIRST, SECOND] },
  ];
  const renderAt = async (position: number) => {
    const person = people[position % people.length] ?? people[0];
    const html = await shop.html(person?.address ?? '/', person?.cookie ? { cookie: person.cookie } : {});
    return {
      hasOwn: person?.own == null || html.includes(person.own),
      strangers: person?.others.filter((other) => html.includes(other)) ?? [],
    };
  };
  const seen: Awaited<ReturnType<typeof renderAt>>[] = [];
  let next = 0;
  const renderOn = async () => {
    while (next < RENDERS) seen.push(await renderAt(next++));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, renderOn));
  expect(seen).toHaveLength(RENDERS);
  expect(seen.filter(({ hasOwn }) => !hasOwn)).toEqual([]);
  expect(seen.flatMap(({ strangers }) => strangers)).toEqual([]);
}, 300_000);

test('a guest never gets a page that was rendered for a member', async () => {
  const { shop } = open;
  const cookie = await open.cookieOf(FIRST);
  const key = await open.productKey();
  await shop.html(`/product/${key}`, { cookie });
  const guest = await shop.get(`/product/${key}`);
  expect(guest.headers.get('cache-control')).toContain('public');
  expect(await guest.text()).toContain('data-shop-session="absent"');
});

test('the token of another shop counts as absent and is left alone', async () => {
  const { shop } = open;
  const cookie = await open.cookieOf(FIRST, 'school');
  const response = await shop.get('/', { cookie });
  expect(response.headers.get('set-cookie')).toBeNull();
  expect(await response.text()).toContain('data-shop-session="absent"');
});

test('no token or mail address of a member is in the log', () => {
  expect(open.shop.log.join('')).not.toMatch(/example\.jp|Bearer|access_token/);
});
