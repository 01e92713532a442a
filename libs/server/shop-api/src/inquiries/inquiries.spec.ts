import { getCategoryHierarchySpec } from '@shop/contract/categories/get-category-hierarchy';
import { createInquirySpec } from '@shop/contract/inquiries/create-inquiry';
import { getInquirySpec } from '@shop/contract/inquiries/get-inquiry';
import { listInquiriesSpec } from '@shop/contract/inquiries/list-inquiries';
import { replyInquirySpec } from '@shop/contract/inquiries/reply-inquiry';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import type { Shopper } from '@shop/testing-api/checkout';
import { type Operator, operatorOf } from '@shop/testing-api/operator';
import { eq } from 'drizzle-orm';
import {
  auditEntries,
  categories,
  channels,
  documentIssuers,
  inquiries,
  mails,
  rateCounters,
} from '../db/schema';

const contactEmail = 'shop@example.jp';

let api: TestApi;
let shop: Operator;
let member: Shopper;
let second: Shopper;
let channelId: number;
let categoryId: number;
beforeAll(async () => {
  api = await openTestApi();
  shop = operatorOf(api);
  member = { token: await api.signIn('member@example.jp') };
  second = { token: await api.signIn('second@example.jp') };
  channelId = (await api.db.select().from(channels).where(eq(channels.key, 'default')))[0]!.id;
  await api.db
    .insert(documentIssuers)
    .values({
      channelId,
      name: '店',
      postalCode: '',
      address: '',
      phoneNumber: '',
      registrationNumber: '',
      quotationDays: 30,
      contactEmail,
    })
    .onConflictDoUpdate({ target: documentIssuers.channelId, set: { contactEmail } });
  categoryId = (
    await api.db
      .insert(categories)
      .values({ channelId, tableName: 'inquiries', key: 'test-topic', name: '試験の種類', position: 99 })
      .returning()
  )[0]!.id;
});
beforeEach(async () => {
  await api.db.delete(inquiries);
  await api.db.delete(rateCounters);
  await api.db.delete(mails);
});
afterAll(() => api.close());

const INQUIRY = {
  name: '山田\r\n花子',
  name_kana: 'やまだ ハナコ',
  email: 'Hanako@Example.jp',
  phone: '０３-1234-5678',
  body: '一行目です。\r\n<b>二行目</b>です。',
};
const send = (change: object = {}, who: Shopper = {}) =>
  api.callWith(createInquirySpec, { body: { ...INQUIRY, ...change } }, who);
const list = (who = member, query: object = {}) => api.callWith(listInquiriesSpec, { query }, who);
const get = (id: number, who = member) => api.call(getInquirySpec, { params: { id } }, who);
const reply = (inquiry_id: number, body: string, who = member) =>
  api.call(replyInquirySpec, { body: { inquiry_id, body } }, who);

it('[call-post-v1-inquiries, interp-inquiries-prepare] [gap-inquiry-prepare] validates without storing, then sends once', async () => {
  const prepared = (await send({ step: 'prepare', category_id: categoryId })).body;
  expect(prepared).toMatchObject({
    inquiry: null,
    input: {
      name_kana: 'ヤマダ ハナコ',
      email: 'hanako@example.jp',
      phone: '03-1234-5678',
      body: '一行目です。\n<b>二行目</b>です。',
    },
  });
  expect(prepared.prepare_key).toMatch(/^[\w-]{22}$/);
  expect(await api.db.$count(inquiries)).toBe(0);
  const { prepare_key } = prepared;
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => send({ category_id: categoryId, prepare_key })),
  );
  expect(new Set(answers.map(({ body }) => body.inquiry?.number)).size).toBe(1);
  expect(answers[0]!.body.inquiry).toMatchObject({
    status: 'waiting',
    status_name: '回答待ち',
    category: { name: '試験の種類' },
    comments: [],
  });
  expect(await api.db.$count(inquiries)).toBe(1);
  const other = await send({ prepare_key, body: '別の内容' });
  expect([other.status, other.error.code]).toEqual([422, 'inquiry.already_sent']);
  const box = await api.mailbox();
  expect(box.map(({ to }) => to).sort()).toEqual(['hanako@example.jp', contactEmail]);
  for (const { to, subject, text, html } of box) {
    expect(subject).not.toMatch(/[\r\n]/);
    expect(subject).toContain(answers[0]!.body.inquiry!.number);
    const isToShop = to === contactEmail;
    expect(text.includes('一行目です。\n<b>二行目</b>です。')).toBe(isToShop);
    expect(html?.includes('&lt;b&gt;二行目&lt;/b&gt;')).toBe(isToShop);
  }
});

it('repeats what was written to the proved address of the member who wrote it, and to no other', async () => {
  const confirmations = async (email: string, who = {}) => {
    await api.db.delete(mails);
    await send({ email, name: '至急ご確認ください', category_id: categoryId }, who);
    return (await api.mailbox()).find(({ to }) => to === email)?.text;
  };
  const own = await confirmations('member@example.jp', member);
  expect(own).toContain('至急ご確認ください 様');
  expect(own).toContain('一行目です。');
  for (const text of [
    await confirmations('stranger@example.jp', member),
    await confirmations('stranger@example.jp'),
  ])
    expect(text).toEqual(expect.not.stringMatching(/至急ご確認|一行目です/));
});

it.each([
  [{ name: ' ' }, 'name', 'お名前を入力してください'],
  [{ name: '山田\r\nBcc: all@example.jp' }, 'name', 'お名前にメールアドレスは入力できません'],
  [{ company_name: 'evil.example/x' }, 'company_name', '会社名にウェブサイトのアドレスは入力できません'],
  [{ name_kana: '花子' }, 'name_kana', 'お名前（カナ）は全角カタカナで入力してください'],
  [{ email: '' }, 'email', 'メールアドレスを入力してください'],
  [{ email: 'not an address' }, 'email', 'メールアドレスの形式で入力してください'],
  [{ phone: '123' }, 'phone', '電話番号は電話番号のフォーマットで入力してください'],
  [{ body: '' }, 'body', 'お問い合わせ内容を入力してください'],
  [{ category_id: 2_000_000_000 }, 'category_id', 'お問い合わせの種類を選び直してください'],
  [{ file_urls: ['/files/uploads/inquiries/none.webp'] }, 'file_urls', '添付ファイルを選び直してください'],
])('rejects %j in both steps', async (change, field, message) => {
  for (const step of ['prepare', 'submit'])
    expect((await send({ ...change, step })).error.errors).toEqual({ [field]: [message] });
  expect(await api.db.$count(inquiries)).toBe(0);
});

it('rejects categories of other shops and of products', async () => {
  const { body } = await api.call(getCategoryHierarchySpec, { query: { table: 'products' } });
  const { error } = await send({ category_id: body[0]!.id });
  expect(error.errors).toHaveProperty('category_id');
  expect(
    (
      await api.callWith(
        createInquirySpec,
        { body: { ...INQUIRY, category_id: categoryId } },
        { channel: 'gift' },
      )
    ).status,
  ).toBe(422);
});

it('[call-get-v1-me-inquiries, call-get-v1-me-inquiries-id, entity-inquiry] returns a member’s own inquiries only', async () => {
  const first = (await send({ email: 'elsewhere@example.jp', category_id: categoryId }, member)).body
    .inquiry!;
  expect(first.email).toBe('member@example.jp');
  api.clock.advance(1000);
  await send({ body: '100%の綿ですか' }, member);
  await send({}, second);
  await send();
  const { body, headers } = await list();
  expect([body.map(({ body: text }) => text), headers.get('x-total')]).toEqual([
    ['100%の綿ですか', first.body],
    '2',
  ]);
  expect((await list(member, { word: '0%の' })).body).toHaveLength(1);
  expect((await list(member, { word: '%' })).body).toHaveLength(1);
  expect((await list(member, { word: first.number.toLowerCase() })).body).toHaveLength(1);
  expect((await list(member, { category_id: categoryId })).body).toHaveLength(1);
  expect((await list(member, { status: 'answered' })).body).toEqual([]);
  expect((await list(member, { per: 1, page: 2 })).body).toHaveLength(1);
  expect((await get(first.id)).body).toEqual(first);
});

it('responds the same 404 for unknown inquiries and those of others', async () => {
  const theirs = (await send({}, second)).body.inquiry!;
  const guests = (await send()).body.inquiry!;
  for (const id of [theirs.id, guests.id, 2_000_000_000])
    for (const answer of [await get(id), await reply(id, 'よその話')])
      expect([answer.status, answer.error]).toEqual([
        404,
        { code: 'inquiry.not_found', message: 'お問い合わせが見つかりません' },
      ]);
  expect((await get(theirs.id, second)).body.comments).toEqual([]);
});

it('[call-post-v1-inquiry-comments-reply] a member replies to the shop’s reply', async () => {
  const { id, number } = (await send({}, member)).body.inquiry!;
  expect((await shop('inquiries', 'list', '--state', 'waiting')).out).toContain(number);
  const answered = await shop('inquiries', 'reply', number, '--body', '綿100%です。\nご検討ください。');
  expect(answered).toMatchObject({ code: 0, out: `${number}: 回答済み（answered）` });
  const [mail] = await api.mailbox();
  expect(mail).toMatchObject({ to: 'member@example.jp' });
  expect(mail?.text).toContain('綿100%です。\nご検討ください。');
  expect(mail?.text).toContain(`https://shop.example/mypage/inquiry_history/${id}`);
  expect((await get(id)).body).toMatchObject({
    status: 'answered',
    comments: [{ is_from_shop: true, body: '綿100%です。\nご検討ください。' }],
  });
  const replied = await reply(id, 'ありがとうございます');
  expect([replied.status, replied.body.status]).toEqual([201, 'waiting']);
  expect(replied.body.comments.map(({ is_from_shop }) => is_from_shop)).toEqual([true, false]);
  expect((await api.mailbox())[0]).toMatchObject({ to: contactEmail });
  const shown = (await shop('inquiries', 'show', number.toLowerCase())).out;
  for (const text of ['山田 花子', '二行目', '店の回答', 'ありがとうございます'])
    expect(shown).toContain(text);
  const [audit] = await api.db.select().from(auditEntries).where(eq(auditEntries.target, number));
  expect(audit).toMatchObject({ command: 'inquiries reply', after: { status: 'answered' } });
  expect(JSON.stringify(audit)).not.toContain('綿100');
});

it.each([
  ['an unknown number', ['reply', 'Q000000-00000000', '--body', 'はい'], 1, 'お問い合わせがありません'],
  ['no words', ['reply', 'Q000000-00000000', '--body', '  '], 2, '回答は 1 から 4000 文字'],
  ['an unknown state', ['list', '--state', 'closed'], 2, '知らない状態です'],
])('the operator gets a mail about %s', async (_name, words, code, said) => {
  const result = await shop('inquiries', ...words);
  expect(result.code).toBe(code);
  expect(result.err).toContain(said);
});

it('limits the inquiries of one client IP, and the mails to one mailbox', async () => {
  const many = (change: (index: number) => object, count: number) =>
    Promise.all(Array.from({ length: count }, (_, index) => send(change(index))));
  const toOne = await many(() => ({}), 7);
  expect(toOne.filter(({ status }) => status === 429).length).toBe(2);
  const fromOne = await many((index) => ({ email: `somebody${index}@example.jp` }), 7);
  expect(fromOne.filter(({ status }) => status === 429).length).toBe(2);
});
