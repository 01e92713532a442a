import { SHARED_TTL_MS, createSharedFetch } from './shared-fetch';

const SETTINGS = 'http://api/v1/settings/front';

function api(status = 200) {
  const clock = { ms: 0 };
  const asked: Request[] = [];
  const { fetch } = createSharedFetch(
    (input, init) => {
      const request = new Request(input, init);
      asked.push(request);
      return Promise.resolve(Response.json({ asked: asked.length }, { status }));
    },
    () => clock.ms,
  );
  const get = async (url: string, headers: Record<string, string> = {}): Promise<unknown> =>
    await (await fetch(url, { headers: { 'channel-id': 'default', ...headers } })).json();
  return { clock, asked, get };
}

it('asks for shared data once, however many pages are drawn', async () => {
  const { asked, get } = api();
  const answers = await Promise.all([get(SETTINGS), get(SETTINGS), get(SETTINGS)]);
  expect(answers).toEqual([{ asked: 1 }, { asked: 1 }, { asked: 1 }]);
  expect(asked).toHaveLength(1);
});

it('asks again after a few seconds', async () => {
  const { clock, asked, get } = api();
  await get(SETTINGS);
  clock.ms = SHARED_TTL_MS;
  await get(SETTINGS);
  expect(asked).toHaveLength(2);
});

it('keeps channels apart', async () => {
  const { asked, get } = api();
  await get(SETTINGS);
  await get(SETTINGS, { 'channel-id': 'gift' });
  expect(asked).toHaveLength(2);
});

it('asks for nobody in particular, whoever the page is for', async () => {
  const { asked, get } = api();
  await get(SETTINGS, { authorization: 'Bearer somebody' });
  expect(asked[0]?.headers.has('authorization')).toBe(false);
});

it.each(['http://api/v1/products', 'http://api/v1/me/user'])('never keeps %s', async (url) => {
  const { asked, get } = api();
  await get(url, { authorization: 'Bearer a' });
  await get(url, { authorization: 'Bearer b' });
  expect(asked.map((request) => request.headers.get('authorization'))).toEqual(['Bearer a', 'Bearer b']);
});

it('keeps no failure', async () => {
  const { asked, get } = api(503);
  await get(SETTINGS);
  await get(SETTINGS);
  expect(asked).toHaveLength(2);
});
