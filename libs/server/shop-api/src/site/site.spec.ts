import { listBrandsSpec } from '@shop/contract/brands/list-brands';
import { getCategoryHierarchySpec } from '@shop/contract/categories/get-category-hierarchy';
import { listMakersSpec } from '@shop/contract/makers/list-makers';
import { getNewsSpec } from '@shop/contract/news/get-news';
import { listNewsSpec } from '@shop/contract/news/list-news';
import { getColorSchemeSpec } from '@shop/contract/site/get-color-scheme';
import { getFrontSettingsSpec } from '@shop/contract/site/get-front-settings';
import { getPublicSpec } from '@shop/contract/site/get-public';
import { getMyUserSpec } from '@shop/contract/users/get-my-user';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { operatorOf } from '@shop/testing-api/operator';
import { eq } from 'drizzle-orm';
import { channels, news } from '../db/schema';

describe('the site', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await openTestApi();
  });
  afterAll(() => api.close());

  it.each(['default', 'corporate', 'school', 'gift'])(
    '[call-get-public-json] returns the environment of the shop %s',
    async (channel) => {
      const { body } = await api.call(getPublicSpec, {}, { channel });
      expect(body).toMatchObject({ env: { baseApiURL: null }, site: { key: channel } });
      const settings = await api.call(getFrontSettingsSpec, {}, { channel });
      expect(settings.body['SITE.NAMESPACE']).toBe(channel);
      expect(settings.body['SITE.CHANNEL_PREFIX']).toBe(`${channel}_`);
    },
  );

  it('[entity-base] has the settings as flat keys, env.baseApiURL and the site', async () => {
    expect((await api.call(getPublicSpec, {})).body).toEqual({
      env: { baseApiURL: null },
      site: {
        key: 'default',
        name: 'くらしの道具店 こもれび',
        description:
          '毎日のくらしに寄り添う器・布・灯り・食べものを、作り手の顔が見えるかたちでお届けします。',
        login_providers: [],
        sister_shops: [],
      },
    });
    const { body: settings } = await api.call(getFrontSettingsSpec, {});
    expect(settings).toMatchObject({
      'SITE.NAMESPACE': 'default',
      'SITE.CHANNEL_PREFIX': 'default_',
      'SITE.BREAKPOINT.SCREEN-SM': 767,
      'SITE.BREAKPOINT.SCREEN-MD': 1023,
      'PLUGIN.TEMPORARY_STOP_SELLING.IS_USE': false,
      'PLUGIN.TEMPORARY_STOP_SELLING.IS_SELLING': true,
      'ORDER.SHIPPING.IS_ALLOW_MULTIPLE': true,
      'GTM.ID': '',
    });
    for (const value of Object.values(settings))
      expect(['string', 'number', 'boolean']).toContain(typeof value);
  });

  it('[call-get-public-json] lists the sign-in providers and the other shops, and contains no secret', async () => {
    const provider = { type: 'google', issuer: 'https://id.example', clientId: 'c', clientSecret: 's' };
    const other = await openTestApi({
      config: {
        baseApiUrl: 'https://api.example',
        shopOrigins: { default: 'https://shop.example', gift: 'https://gift.example' },
        oidcProviders: [
          { ...provider, name: 'Google' },
          { ...provider, type: 'plain' },
        ],
      },
    });
    const { env, site } = (await other.call(getPublicSpec, {})).body;
    expect(env.baseApiURL).toBe('https://api.example');
    expect(site.login_providers).toEqual([
      { type: 'google', name: 'Google' },
      { type: 'plain', name: 'plain' },
    ]);
    expect(site.sister_shops).toEqual([
      { channel: 'gift', name: expect.any(String) as string, url: 'https://gift.example' },
    ]);
    await other.close();
  });

  it.each([
    ['a demonstration', 'demo', null, ['corporate', 'gift']],
    ['a live shop', 'live', null, []],
    ['a live shop that names one', 'live', 'gift', ['gift']],
    ['a live shop that names one without an origin', 'live', 'school,corporate', ['corporate']],
    ['a demonstration that names none', 'demo', '', []],
  ] as const)('%s links to the sister shops %s %j', async (_what, env, named, shown) => {
    const other = await openTestApi({
      config: {
        ...{ env, isLab: false },
        shopOrigins: {
          default: 'https://shop.example',
          corporate: 'https://corporate.example',
          gift: 'https://gift.example',
        },
      },
    });
    if (named !== null)
      expect(
        await operatorOf(other)('settings', 'set', 'SITE.SISTER_SHOPS', named, '--channel', 'default'),
      ).toMatchObject({ code: 0 });
    const { site } = (await other.call(getPublicSpec, {})).body;
    expect(site.sister_shops.map(({ channel }) => channel)).toEqual(shown);
    await other.close();
  });

  it('[call-get-v1-settings-front] lets a channel change a setting', async () => {
    const settings = { 'SITE.NAMESPACE': 'corporate', 'GTM.ID': 'GTM-TEST' };
    await api.db.update(channels).set({ settings }).where(eq(channels.key, 'school'));
    const { body } = await api.call(getFrontSettingsSpec, {}, { channel: 'school' });
    expect(body).toMatchObject({ ...settings, 'SITE.BREAKPOINT.SCREEN-SM': 767 });
  });

  it('[call-get-v1-colorschemes-selected-front, const-loading-spinner-size] returns the styles of spinner and cursor', async () => {
    const { body } = await api.call(getColorSchemeSpec, {});
    expect(body).toMatchObject({ loading: { size: 20 }, cursor: { size: 10, frame: 0.1 } });
  });

  it('[call-get-v1-categories-hierarchy] counts each product of a category tree once', async () => {
    const { body } = await api.call(getCategoryHierarchySpec, { query: { table: 'products' } });
    expect(body.map(({ key }) => key)).toEqual(['kitchen', 'living', 'fabric', 'food']);
    for (const { product_count, children } of body) {
      expect(children.length).toBeGreaterThan(0);
      expect(product_count).toBe(children.reduce((sum, child) => sum + child.product_count, 0));
    }
    const unknown = await api.callWith(getCategoryHierarchySpec, { query: { table: 'users' } });
    expect(unknown.status).toBe(422);
  });

  it.each([
    { query: { per: 'all' as const }, rows: 5, last: 1 },
    { query: { per: 2, page: 3 }, rows: 1, last: 3 },
    { query: { per: 2, page: 9 }, rows: 0, last: 3 },
  ])('[call-get-v1-makers] lists makers by $query', async ({ query, rows, last }) => {
    const { body, headers } = await api.call(listMakersSpec, { query });
    expect(body).toHaveLength(rows);
    expect(headers.get('x-total')).toBe('5');
    expect(headers.get('x-last-page')).toBe(String(last));
  });

  it('[call-get-v1-brands] lists brands with their makers', async () => {
    const { body } = await api.call(listBrandsSpec, { query: { per: 'all' } });
    expect(body[0]).toMatchObject({ key: 'minowa', maker: { key: 'minowa-kiln' } });
    expect(body[0]?.maker.description).toContain('窯元');
  });

  it('[call-get-v1-news, call-get-v1-news-id] shows published news, newest first', async () => {
    const { body } = await api.call(listNewsSpec, { query: {} });
    const dates = body.map(({ published_at }) => published_at);
    expect(dates).toEqual([...dates].sort().reverse());
    const [first] = body;
    const one = await api.call(getNewsSpec, { params: { id: first?.id ?? 0 } });
    expect(one.body.title).toBe(first?.title);
    expect(
      (await api.call(getNewsSpec, { params: { id: first?.id ?? 0 } }, { channel: 'gift' })).status,
    ).toBe(404);
    const tomorrow = new Date(api.clock.now().getTime() + 86_400_000);
    await api.db
      .update(news)
      .set({ publishedAt: tomorrow })
      .where(eq(news.id, first?.id ?? 0));
    expect((await api.call(getNewsSpec, { params: { id: first?.id ?? 0 } })).status).toBe(404);
  });

  it('[call-get-v1-me-user] returns the member’s own data, and a 401 to guests', async () => {
    const token = await api.signIn('member@example.jp');
    const { body } = await api.call(getMyUserSpec, {}, { token });
    expect(body).toMatchObject({ email: { email: 'member@example.jp' }, is_registered_member: true });
    expect((await api.call(getMyUserSpec, {})).error.code).toBe('auth.unauthenticated');
  });
});
