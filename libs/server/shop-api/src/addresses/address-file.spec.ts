import { createUserAddressSpec } from '@shop/contract/user-addresses/create-user-address';
import { deleteAllUserAddressesSpec } from '@shop/contract/user-addresses/delete-all-user-addresses';
import { listUserAddressesSpec } from '@shop/contract/user-addresses/list-user-addresses';
import { ErrorBody } from '@shop/contract/wire/error-body';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { TOKYO_ADDRESS } from '@shop/testing-api/checkout';
import { encode } from 'iconv-lite';
import * as v from 'valibot';
import { rateCounters, userAddresses } from '../db/schema';
import { ADDRESS_LIMIT } from './address-service';

let api: TestApi;
let member: { token: string };
let second: { token: string };

beforeAll(async () => {
  api = await openTestApi();
  member = { token: await api.signIn('member@example.jp') };
  second = { token: await api.signIn('second@example.jp') };
});
beforeEach(async () => {
  await api.db.delete(userAddresses);
  await api.db.delete(rateCounters);
});
afterAll(() => api.close());

const HEAD =
  '住所の名前,姓,名,姓（カナ）,名（カナ）,郵便番号,都道府県,市区町村,番地,建物名・部屋番号,電話番号,携帯電話番号,区分';
const ROW =
  '実家,髙﨑,①郎,タカサキ,イチロウ,600-8216,京都府,京都市下京区,721-1,"一号館\n101",075-123-4567,,その他';
const headers = ({ token }: { token: string }) => ({
  'channel-id': 'default',
  authorization: `Bearer ${token}`,
});
const book = async (who = member) =>
  (await api.call(listUserAddressesSpec, { query: { per: 'all' } }, who)).body;

async function upload(content: Uint8Array<ArrayBuffer> | string, who = member) {
  const form = new FormData();
  form.set('file', new File([content], 'addresses.csv', { type: 'text/csv' }));
  const response = await api.request('/v1/me/user-addresses/import', {
    method: 'POST',
    headers: headers(who),
    body: form,
  });
  return { status: response.status, body: (await response.json()) as unknown };
}
const rejection = async (content: Uint8Array<ArrayBuffer> | string) => {
  const { status, body } = await upload(content);
  expect(status).toBe(422);
  return v.parse(ErrorBody, body);
};
const withoutId = (addresses: Awaited<ReturnType<typeof book>>) =>
  addresses.map((address) => ({ ...address, id: 0 }));
const download = (who = member) => api.request('/v1/me/user-addresses/export', { headers: headers(who) });

// spec items: call-post-v1-me-user-addresses-import
it.each([
  ['UTF-8', 'utf8', false],
  ['UTF-8 with BOM', 'utf8', true],
  ['Shift_JIS', 'cp932', false],
])('imports %s', async (_, encoding, addBOM) => {
  const file = new Uint8Array(encode([HEAD, ROW, ROW].join('\r\n'), encoding, { addBOM }));
  expect(await upload(file)).toEqual({ status: 201, body: { imported_count: 2 } });
  expect(await book()).toMatchObject([
    {
      shipping_name: '髙﨑 ①郎',
      postal_code: '6008216',
      address2: '一号館 101',
      is_default: true,
      is_sender_default: true,
    },
    { is_default: false, is_sender_default: false },
  ]);
  expect(await book(second)).toEqual([]);
});

it('imports all rows or none, and names each invalid row as a spreadsheet counts it', async () => {
  const bad = ROW.replace('600-8216', '600').replace('髙﨑', '');
  const error = await rejection([HEAD, ROW, bad, ROW.replace('その他', 'どこか')].join('\n'));
  expect(error.code).toBe('user_address.import_invalid');
  expect(error.errors).toEqual({
    'rows.3.shipping_last_name': ['姓を入力してください'],
    'rows.3.postal_code': ['郵便番号は郵便番号の形式で入力してください。　例：123-4567'],
    'rows.4.division_ct': ['区分はご本人・会社・その他のどれかを記入してください'],
  });
  expect(await book()).toEqual([]);
});

it.each([
  ['no such columns', 'a,b\n1,2', /1行目に次の列名が必要です: 姓/],
  ['only headings', HEAD, /取り込む住所がありません/],
  ['an open quote', `${HEAD}\n"x`, /2行目を読み取れません/],
  ['no text', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0xff, 0xfd, 0x81]), /文字コード/],
])('rejects a file with %s', async (_, content, message) => {
  const error = await rejection(content);
  expect([error.code, error.message]).toEqual([
    'user_address.import_malformed',
    expect.stringMatching(message),
  ]);
});

it('rejects a missing file, an empty one, a text field in its place, and a file that contains a card number', async () => {
  expect((await rejection('')).errors).toEqual({ file: ['CSVファイルを選んでください'] });
  const form = new FormData();
  form.set('file', 'text');
  const text = await api.request('/v1/me/user-addresses/import', {
    method: 'POST',
    headers: headers(member),
    body: form,
  });
  expect(text.status).toBe(422);
  const card = ROW.replace('721-1', '4111 1111 1111 1111');
  expect((await rejection([HEAD, card].join('\n'))).errors).toEqual({
    'rows.2.address1': ['カード番号は入力できません'],
  });
});

it('keeps the limit of addresses, also with concurrent imports', async () => {
  const half = [HEAD, ...Array.from({ length: ADDRESS_LIMIT / 2 + 1 }, () => ROW)].join('\n');
  const responses = await Promise.all([upload(half), upload(half), upload(half)]);
  expect(responses.filter(({ status }) => status === 201)).toHaveLength(1);
  const error = await rejection(half);
  expect([error.code, error.message]).toEqual([
    'user_address.limit_exceeded',
    '登録できる住所は1000件までです。あと499件登録できます',
  ]);
  expect((await book()).filter(({ is_default }) => is_default)).toHaveLength(1);
});

// reliability 18
it('takes 500 rows of Shift_JIS or none, and tells of each wrong row what to do', async () => {
  const last = (at: number) => ROW.replace('実家', `=${at}`).replace('721-1', `７２１－${at}`);
  const rows = Array.from({ length: 500 }, (_, at) => last(at));
  const wrong = rows.map((row, at) => (at % 2 === 0 ? row.replace('600-8216', '６００') : row));
  const file = (lines: readonly string[]) => new Uint8Array(encode([HEAD, ...lines].join('\r\n'), 'cp932'));
  const { code, errors } = await rejection(file(wrong));
  expect([code, Object.keys(errors ?? {}).length]).toEqual(['user_address.import_invalid', 250]);
  // The first row holds the headings; a building of two lines is one row all the same.
  expect(errors?.['rows.500.postal_code']).toEqual([
    '郵便番号は郵便番号の形式で入力してください。　例：123-4567',
  ]);
  expect(await book()).toEqual([]);
  expect(await upload(file(rows))).toEqual({ status: 201, body: { imported_count: 500 } });
  const taken = await book();
  expect(taken.at(-1)).toMatchObject({ name: '=499', shipping_name: '髙﨑 ①郎', postal_code: '6008216' });
  const exported = new Uint8Array(await (await download()).arrayBuffer());
  await api.call(deleteAllUserAddressesSpec, {}, member);
  expect(await upload(exported)).toEqual({ status: 201, body: { imported_count: 500 } });
  expect(withoutId(await book())).toEqual(withoutId(taken));
});

it('[call-get-v1-me-user-addresses-export] exports a file that can be imported again unchanged, and neutralises formulas', async () => {
  await api.call(
    createUserAddressSpec,
    { body: { ...TOKYO_ADDRESS, name: '=HYPERLINK("#A1")', address2: '@x' } },
    member,
  );
  await api.call(createUserAddressSpec, { body: { ...TOKYO_ADDRESS, division_ct: 2 } }, second);
  const response = await download();
  expect(decodeURIComponent(response.headers.get('x-suggested-filename') ?? '')).toBe(
    'アドレス帳_20260610.csv',
  );
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  const file = new Uint8Array(await response.arrayBuffer());
  expect([...file.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const text = new TextDecoder().decode(file);
  expect(text).toContain(`"'=HYPERLINK(`);
  expect(text.split('\r\n')).toHaveLength(3);
  const before = await book();
  await api.call(deleteAllUserAddressesSpec, {}, member);
  expect((await upload(file)).status).toBe(201);
  const ids = before.map(({ id }) => id);
  expect((await book()).map((address, index) => ({ ...address, id: ids[index] }))).toEqual(before);
});

it('takes back what a spreadsheet program has made of its own file: no zeros, and rows of commas below the last', async () => {
  const sapporo = {
    postal_code: '060-0001',
    prefecture: '北海道',
    city: '札幌市中央区',
    address1: '北一条西2丁目1',
  } as const;
  await api.call(
    createUserAddressSpec,
    { body: { ...TOKYO_ADDRESS, ...sapporo, phone_number: '0112345678' } },
    member,
  );
  const before = await book();
  const exported = new TextDecoder().decode(await (await download()).arrayBuffer());
  expect(exported).toContain('060-0001');
  await api.call(deleteAllUserAddressesSpec, {}, member);
  const saved = exported.replace('060-0001', '600001').replace('0112345678', '112345678');
  expect(await upload(`${saved}${','.repeat(12)}\r\n${','.repeat(12)}\r\n`)).toMatchObject({ status: 201 });
  expect(withoutId(await book())).toEqual(withoutId(before));
  const elsewhere = await rejection([HEAD, ROW.replace('600-8216', '600821')].join('\n'));
  expect(Object.keys(elsewhere.errors ?? {})).toEqual(['rows.2.postal_code']);
});

it('takes a postal code that lost both of its zeros', async () => {
  const row = ROW.replace('600-8216', '10010')
    .replace('京都府', '北海道')
    .replace('京都市下京区', '札幌市北区')
    .replace('721-1', '北十条西1-1');
  expect(await upload([HEAD, row].join('\n'))).toMatchObject({ status: 201 });
  expect(await book()).toMatchObject([{ postal_code: '0010010' }]);
});

it('refuses a row without a house number, as the form does', async () => {
  const azabu = ROW.replace('600-8216', '1060045').replace('721-1', '麻布十番').replace('京都府', '東京都');
  expect((await rejection([HEAD, ROW, azabu].join('\n'))).errors).toEqual({
    'rows.3.address1': ['番地は数字まで入力してください。　例：丸の内1-9-1（番地のない場合は「無番地」）'],
  });
  expect(await book()).toEqual([]);
});

it('reads a bounded number of files in a while', async () => {
  const { status } = await upload([HEAD, ROW].join('\n'));
  for (let time = 1; time < 30; time += 1) await upload('x');
  expect([status, (await upload([HEAD, ROW].join('\n'))).status]).toEqual([201, 429]);
});

it('[call-delete-v1-me-user-addresses-all] deletes all addresses of the member, and none of another member', async () => {
  for (const who of [member, member, second])
    await api.call(createUserAddressSpec, { body: TOKYO_ADDRESS }, who);
  expect((await api.call(deleteAllUserAddressesSpec, {}, member)).status).toBe(204);
  expect([await book(), (await book(second)).length]).toEqual([[], 1]);
});
