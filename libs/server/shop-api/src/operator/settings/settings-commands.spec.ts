import { FrontSettings, getFrontSettingsSpec } from '@shop/contract/site/get-front-settings';
import { getPublicSpec } from '@shop/contract/site/get-public';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { type Operator, operatorOf } from '@shop/testing-api/operator';
import { OPERATOR_NAME } from '@shop/testing-api/operator-context';
import { PAYMENTS } from '@shop/contract/payments/payment-method';
import { and, eq } from 'drizzle-orm';
import { channels, checkoutSettings, paymentMethods } from '../../db/schema';
import { SETTINGS } from './settings';

let api: TestApi;
let shop: Operator;
beforeAll(async () => {
  api = await openTestApi();
  shop = operatorOf(api);
});
afterAll(() => api.close());

const CHANNEL = ['--channel', 'school'] as const;

describe('settings', () => {
  it('include every key of the contract that a shop may change', () => {
    const fixed = ['SITE.CHANNEL_PREFIX'];
    const keys = SETTINGS.map(({ key }) => key);
    expect([...keys, ...fixed]).toEqual(expect.arrayContaining(Object.keys(FrontSettings.entries)));
  });

  it('offers bank transfer only after an account has been set', async () => {
    const bank = ['ORDER.PAYMENT.BANK_TRANSFER.IS_USE', 'true', '--channel', 'gift'] as const;
    const [gift] = await api.db.select({ id: channels.id }).from(channels).where(eq(channels.key, 'gift'));
    const none = { bankName: '', branchName: '', accountType: '', accountNumber: '', accountHolder: '' };
    await api.db
      .update(checkoutSettings)
      .set({ bankAccount: none })
      .where(eq(checkoutSettings.channelId, gift?.id ?? 0));
    await shop('settings', 'set', bank[0], 'false', '--channel', 'gift');
    expect(await shop('settings', 'set', ...bank)).toMatchObject({ code: 1 });
    for (const [part, value] of Object.entries({
      NAME: 'あおば銀行',
      BRANCH: '本店',
      TYPE: '普通',
      NUMBER: '7654321',
      HOLDER: 'カ）オクリモノ',
    }))
      expect(await shop('settings', 'set', `ORDER.BANK.${part}`, value, '--channel', 'gift')).toMatchObject({
        code: 0,
      });
    expect(await shop('settings', 'set', ...bank)).toMatchObject({ code: 0 });
  });

  it.each([
    ['PLUGIN.TEMPORARY_STOP_SELLING.IS_USE', 'true', true],
    ['SITE.BREAKPOINT.SCREEN-SM', '640', 640],
    ['GTM.ID', 'GTM-AB12CD', 'GTM-AB12CD'],
    ['PRICE.SUMS', 'without-tax', 'without-tax'],
    ['SITE.NAME', 'あたらしい学校', 'あたらしい学校'],
  ])('[call-get-v1-settings-front] sets %s, with effect on the shop at once', async (key, written, value) => {
    expect(await shop('settings', 'set', key, written, ...CHANNEL)).toMatchObject({ code: 0, err: '' });
    expect((await shop('settings', 'get', key, ...CHANNEL)).out).toBe(written);
    const { body } = await api.call(getFrontSettingsSpec, {}, { channel: 'school' });
    expect(body[key]).toBe(value);
    const other = await api.call(getFrontSettingsSpec, {}, { channel: 'gift' });
    expect(other.body[key]).not.toBe(value);
  });

  it.each(['default', 'simple', 'festive'])('switches the general shop to its theme %s', async (theme) => {
    const words = ['settings', 'set', 'SITE.NAMESPACE', theme, '--channel', 'default'];
    expect(await shop(...words)).toMatchObject({ code: 0, err: '' });
  });

  it('offers what needs no bank account without one, and refuses a method that the shop does not have', async () => {
    const of = ['--channel', 'corporate'] as const;
    const [corporate] = await api.db.select().from(channels).where(eq(channels.key, 'corporate'));
    const ofShop = eq(checkoutSettings.channelId, corporate?.id ?? 0);
    const [before] = await api.db.select().from(checkoutSettings).where(ofShop);
    const none = { bankName: '', branchName: '', accountType: '', accountNumber: '', accountHolder: '' };
    await api.db.update(checkoutSettings).set({ bankAccount: none }).where(ofShop);
    const card = ['settings', 'set', 'ORDER.PAYMENT.CARD.IS_USE'] as const;
    for (const value of ['false', 'true'])
      expect(await shop(...card, value, ...of)).toMatchObject({ code: 0, err: '' });
    await api.db
      .delete(paymentMethods)
      .where(
        and(
          eq(paymentMethods.channelId, corporate?.id ?? 0),
          eq(paymentMethods.paymentId, PAYMENTS.deferredService),
        ),
      );
    const { code, err } = await shop(
      'settings',
      'set',
      'ORDER.PAYMENT.DEFERRED_SERVICE.IS_USE',
      'true',
      ...of,
    );
    expect({ code, err }).toEqual({
      code: 1,
      err: expect.stringContaining('支払い方法はありません') as string,
    });
    await api.db
      .update(checkoutSettings)
      .set({ bankAccount: before?.bankAccount ?? none })
      .where(ofShop);
  });

  it.each([
    ['ORDER.CARRIAGE.FREE_FROM', 'none'],
    ['ORDER.GUEST.TRANSFERS_PER_DAY', 'none'],
    ['ORDER.PAYMENT.DUE_DAYS', '10'],
    ['ORDER.BANK.HOLDER', 'カ）アタラシイ'],
    ['INVOICE.REGISTRATION_NUMBER', 'T9876543210987'],
    ['ORDER.QUOTATION.VALID_DAYS', '14'],
    ['INQUIRY.MAIL_TO', 'madoguchi@example.jp'],
  ])('stores %s of the checkout', async (key, written) => {
    expect((await shop('settings', 'set', key, written, ...CHANNEL)).code).toBe(0);
    expect((await shop('settings', 'get', key, ...CHANNEL)).out).toBe(written);
  });

  it('closes a shop with its own message and opens it again', async () => {
    await shop('settings', 'set', 'SITE.MAINTENANCE.TITLE', '棚卸し中です', ...CHANNEL);
    await shop('settings', 'set', 'SITE.MAINTENANCE.IS_USE', 'true', ...CHANNEL);
    const closed = await api.request('/public.json', { headers: { 'channel-id': 'school' } });
    expect(closed.status).toBe(503);
    expect(await closed.json()).toMatchObject({ title: '棚卸し中です' });
    await shop('settings', 'set', 'SITE.MAINTENANCE.IS_USE', 'false', ...CHANNEL);
    expect((await api.call(getPublicSpec, {}, { channel: 'school' })).status).toBe(200);
  });

  it.each([
    ['an unknown key', ['SITE.NOTHING', '1', ...CHANNEL], 2, '知らない設定です'],
    ['a value of another type', ['SITE.IS_WITHOUT_MEMBERS', 'yes', ...CHANNEL], 2, 'true または false'],
    ['a number out of bounds', ['SITE.BREAKPOINT.SCREEN-SM', '0', ...CHANNEL], 2, '1 から 4000'],
    ['a script in place of an id', ['GTM.ID', "GTM-1');alert(1", ...CHANNEL], 2, 'GTM-AB12CD'],
    [
      'a registration number that is none',
      ['INVOICE.REGISTRATION_NUMBER', 'T1', ...CHANNEL],
      2,
      'T1234567890123',
    ],
    [
      'a theme that the shop does not have',
      ['SITE.NAMESPACE', 'bogus', ...CHANNEL],
      2,
      'school にはテーマ bogus がありません（school）',
    ],
    ['another shop’s theme', ['SITE.NAMESPACE', 'gift', ...CHANNEL], 2, 'テーマ gift がありません'],
    [
      'phones as wide as tablets',
      ['SITE.BREAKPOINT.SCREEN-SM', '1500', ...CHANNEL],
      2,
      'SCREEN-MD、1023px）より小さく',
    ],
    [
      'tablets as narrow as phones',
      ['SITE.BREAKPOINT.SCREEN-MD', '300', ...CHANNEL],
      2,
      'スマートフォンの幅（SCREEN-SM',
    ],
    ['a name of spaces', ['SITE.NAME', ' 　', ...CHANNEL], 2, '空白だけは不可'],
    ['a name in two lines', ['SITE.NAME', '学校\nの店', ...CHANNEL], 2, '改行なし'],
    ['another word', ['PRICE.SUMS', '税込', ...CHANNEL], 2, 'with-tax または without-tax'],
    ['an unknown shop', ['GTM.ID', '', '--channel', 'none'], 1, 'default, corporate, school, gift'],
    ['a missing shop', ['GTM.ID', ''], 2, '--channel がありません'],
    ['a missing value', ['GTM.ID', ...CHANNEL], 2, 'VALUE がありません'],
    ['an unknown option', ['GTM.ID', '', '--chanel', 'school'], 2, '知らないオプションです'],
  ])('rejects %s', async (_name, words, code, said) => {
    const before = await shop('settings', 'get', ...CHANNEL);
    const result = await shop('settings', 'set', ...words);
    expect(result.code).toBe(code);
    expect(result.err).toContain(said);
    expect(await shop('settings', 'get', ...CHANNEL)).toEqual(before);
  });

  it('writes to the audit log who changed what, and only what changed', async () => {
    await shop('settings', 'set', 'ORDER.CUT_OFF_HOUR', '12', ...CHANNEL);
    const again = await shop('settings', 'set', 'ORDER.CUT_OFF_HOUR', '12', ...CHANNEL);
    expect(again).toMatchObject({ code: 0, out: expect.stringContaining('すでに') as string });
    const { out } = await shop('audit', '--limit', '2');
    const [first, second] = out.split('\n');
    expect(first).toContain(
      `${OPERATOR_NAME}  settings set  school  ORDER.CUT_OFF_HOUR  value=15 → value=12`,
    );
    expect(second).not.toContain('ORDER.CUT_OFF_HOUR');
  });

  it('does not lose one of two changes at the same time', async () => {
    await Promise.all([
      shop('settings', 'set', 'SITE.BREAKPOINT.SCREEN-SM', '600', ...CHANNEL),
      shop('settings', 'set', 'SITE.BREAKPOINT.SCREEN-MD', '900', ...CHANNEL),
    ]);
    const { body } = await api.call(getFrontSettingsSpec, {}, { channel: 'school' });
    expect(body).toMatchObject({ 'SITE.BREAKPOINT.SCREEN-SM': 600, 'SITE.BREAKPOINT.SCREEN-MD': 900 });
  });
});

describe('help', () => {
  it.each([
    [
      ['--help'],
      ['settings set KEY VALUE --channel NAME', 'orders shipped [NO] [--tracking T] [--carrier C]'],
    ],
    [
      ['orders', '--help'],
      ['orders list', 'orders cancelled NO --reason R'],
    ],
    [
      ['stock', 'set', '--help'],
      ['販売できる数を N 個にします', 'makes N pieces available'],
    ],
    [[], ['Exit codes']],
  ])('%j', async (words, expected) => {
    const { code, out } = await shop(...words);
    expect(code).toBe(0);
    for (const text of expected) expect(out).toContain(text);
  });

  it.each([
    [['orders'], 'orders に続けて、次のどれかを指定してください: list、show、'],
    [
      ['orders', 'frobnicate'],
      '知らないコマンドです: orders frobnicate。orders に続けて、次のどれかを指定してください: list、',
    ],
    [['orders', '--json'], 'orders needs one of these: list, show, '],
    [
      ['orders', 'lst', '--state', 'paid', '--channel', 'default'],
      '知らないコマンドです: orders lst。orders に続けて',
    ],
  ])('%j names what can follow', async (words, said) => {
    expect(await shop(...words)).toMatchObject({ code: 2, err: expect.stringContaining(said) as string });
  });

  it('reports an unknown command by its name', async () => {
    expect(await shop('order', 'list')).toMatchObject({
      code: 2,
      err: expect.stringContaining('知らないコマンドです: order list') as string,
    });
  });
});
