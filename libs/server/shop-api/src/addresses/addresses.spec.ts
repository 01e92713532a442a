import { createUserAddressSpec } from '@shop/contract/user-addresses/create-user-address';
import { deleteUserAddressSpec } from '@shop/contract/user-addresses/delete-user-address';
import { getUserAddressSpec } from '@shop/contract/user-addresses/get-user-address';
import { listUserAddressesSpec } from '@shop/contract/user-addresses/list-user-addresses';
import { setDefaultSenderSpec } from '@shop/contract/user-addresses/set-default-sender';
import { setDefaultUserAddressSpec } from '@shop/contract/user-addresses/set-default-user-address';
import { updateUserAddressSpec } from '@shop/contract/user-addresses/update-user-address';
import { listPrefecturesSpec } from '@shop/contract/postal-codes/list-prefectures';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { TOKYO_ADDRESS } from '@shop/testing-api/checkout';
import { userAddresses } from '../db/schema';
import { ADDRESS_LIMIT } from './address-service';

let api: TestApi;
let member: { token: string };
let second: { token: string };

let seeded: (typeof userAddresses.$inferSelect)[];

beforeAll(async () => {
  api = await openTestApi();
  member = { token: await api.signIn('member@example.jp') };
  second = { token: await api.signIn('second@example.jp') };
  seeded = await api.db.select().from(userAddresses);
});
beforeEach(async () => {
  await api.db.delete(userAddresses);
  await api.db.insert(userAddresses).values(seeded);
});
afterAll(() => api.close());

const book = async (who = member) =>
  (await api.call(listUserAddressesSpec, { query: { per: 'all' } }, who)).body;
const add = (change: object = {}, who = member) =>
  api.callWith(createUserAddressSpec, { body: { ...TOKYO_ADDRESS, ...change } }, who);
/** Exactly one default and one default sender, whatever happened. */
const expectOneOfEach = async () => {
  const addresses = await book();
  expect(addresses.filter((address) => address.is_default)).toHaveLength(1);
  expect(addresses.filter((address) => address.is_sender_default)).toHaveLength(1);
};

// spec items: call-get-v1-me-user-addresses, entity-user-address
it('lists the addresses with their limit, the default first', async () => {
  const response = await api.call(listUserAddressesSpec, { query: {} }, member);
  expect(response.headers.get('x-limit')).toBe(String(ADDRESS_LIMIT));
  expect(response.headers.get('x-total')).toBe('2');
  expect(response.body[0]).toMatchObject({
    is_default: true,
    formatted_postal_code: '150-0001',
    shipping_name: '森野 みどり',
    full_address: '東京都渋谷区神宮前1-2-3 こもれびハイツ101',
    division_ct: 1,
  });
});

// spec items: call-post-v1-me-user-addresses, call-get-v1-me-user-addresses-id, call-put-v1-me-user-addresses-id
it('adds, reads and replaces an address, and normalises its fields', async () => {
  const added = await add({
    name: '会社',
    division_ct: 2,
    postal_code: '１００ー０００１',
    shipping_last_name_kana: 'やまだ',
    phone_number: '０３−１２３４−５６７８',
  });
  expect(added.status).toBe(201);
  expect(added.body).toMatchObject({
    name: '会社',
    division_ct: 2,
    postal_code: '1000001',
    shipping_last_name_kana: 'ヤマダ',
    phone_number: '03-1234-5678',
    is_default: false,
  });
  const { id } = added.body;
  expect((await api.call(getUserAddressSpec, { params: { id } }, member)).body).toEqual(added.body);
  const changed = await api.call(
    updateUserAddressSpec,
    { params: { id }, body: { ...TOKYO_ADDRESS, city: '港区芝' } },
    member,
  );
  expect(changed.body).toMatchObject({ id, city: '港区芝', name: '' });
});

it.each([
  [
    'kana',
    { shipping_last_name_kana: 'yamada' },
    'shipping_last_name_kana',
    'は全角カタカナで入力してください',
  ],
  ['post', { postal_code: '12-34567' }, 'postal_code', '郵便番号の形式で入力してください。　例：123-4567'],
  ['tel', { phone_number: '12345' }, 'phone_number', 'は電話番号のフォーマットで入力してください'],
  ['prefecture', { prefecture: 'Tokyo' }, 'prefecture', '都道府県を選択してください'],
  ['a name that is missing', { shipping_last_name: ' ' }, 'shipping_last_name', '姓を入力してください'],
  ['division', { division_ct: 3 }, 'division_ct', '区分を選択してください'],
])('rejects %s with a message for its field', async (_, change, field, message) => {
  const { status, error } = await add(change);
  expect(status).toBe(422);
  expect(error.errors?.[field]).toEqual([expect.stringContaining(message)]);
});

it.each([
  ['call-patch-v1-me-user-addresses-id-use', setDefaultUserAddressSpec, [false, true], [true, false]],
  ['call-patch-v1-me-user-addresses-id-use-sender', setDefaultSenderSpec, [true, false], [false, true]],
] as const)(
  '[%s] gives one flag to the address, and returns the whole book',
  async (_, spec, isDefault, isSender) => {
    const [first, other] = await book();
    const { status, body } = await api.call(spec, { params: { id: other!.id } }, member);
    expect(status).toBe(200);
    const flags = [first!.id, other!.id].map((id) => body.find((one) => one.id === id));
    expect(flags.map((one) => one?.is_default)).toEqual(isDefault);
    expect(flags.map((one) => one?.is_sender_default)).toEqual(isSender);
    expect(await book()).toEqual(body);
  },
);

// spec items: trans-default-address-exclusive, trans-default-sender-exclusive
it('gives each default flag to exactly one address, also with twenty concurrent requests', async () => {
  await add();
  const ids = (await book()).map(({ id }) => id);
  const { body } = await api.call(setDefaultUserAddressSpec, { params: { id: ids[2]! } }, member);
  expect(body.map(({ id, is_default }) => [id, is_default])).toContainEqual([ids[2], true]);
  await Promise.all(
    Array.from({ length: 20 }, (_, index) => {
      const spec = index % 2 === 0 ? setDefaultUserAddressSpec : setDefaultSenderSpec;
      return api.call(spec, { params: { id: ids[index % 3]! } }, member).then(({ status }) => {
        expect(status).toBe(200);
      });
    }),
  );
  await expectOneOfEach();
});

it('[call-delete-v1-me-user-addresses-id] passes the default flags on when their address is deleted, and gives them to the first new address', async () => {
  const [home, other] = await book();
  expect((await api.call(deleteUserAddressSpec, { params: { id: home!.id } }, member)).status).toBe(204);
  expect(await book()).toMatchObject([{ id: other!.id, is_default: true, is_sender_default: true }]);
  await api.call(deleteUserAddressSpec, { params: { id: other!.id } }, member);
  expect(await book()).toEqual([]);
  expect((await add()).body).toMatchObject({ is_default: true, is_sender_default: true });
});

it('keeps the limit of addresses, also with concurrent requests', async () => {
  const [, other] = await book();
  const stored = seeded.find(({ id }) => id === other!.id)!;
  const more = Array.from({ length: ADDRESS_LIMIT - 5 }, () => ({ ...stored, id: undefined }));
  await api.db.insert(userAddresses).values(more);
  const responses = await Promise.all(Array.from({ length: 6 }, () => add()));
  expect(responses.map(({ status }) => status).sort()).toEqual([201, 201, 201, 422, 422, 422]);
  expect(await book()).toHaveLength(ADDRESS_LIMIT);
});

it.each([
  ['事務所', ['事務所']],
  ['髙橋一郎', ['事務所']],
  ['たかはし', ['事務所']],
  ['東京都港区芝１－１', ['事務所']],
  ['１０５－００１４', ['事務所']],
  ['03-9876-5432', ['事務所']],
  ['髙橋　港区', ['事務所']],
  ['髙橋 大阪', []],
  ['100%', ['100%_']],
  ['_', ['100%_']],
  ['', ['自宅', '実家', '事務所', '100%_']],
])('searches for %j in name, recipient, kana, address, postal code and number', async (word, names) => {
  const office = { name: '事務所', shipping_last_name: '髙橋', shipping_first_name: '一郎' };
  const place = { postal_code: '1050014', city: '港区', address1: '芝1-1', phone_number: '03-9876-5432' };
  await add({ ...office, ...place, shipping_last_name_kana: 'タカハシ' });
  await add({ name: '100%_' });
  const { body, headers } = await api.call(listUserAddressesSpec, { query: { word } }, member);
  expect(body.map(({ name }) => name)).toEqual(names);
  expect(headers.get('x-total')).toBe(String(names.length));
});

// spec items: call-delete-v1-me-user-addresses-id, call-patch-v1-me-user-addresses-id-use
// spec items: call-patch-v1-me-user-addresses-id-use-sender
it('responds to another member’s address as to an unknown one, and changes nothing', async () => {
  const [foreign] = await book(second);
  for (const id of [foreign!.id, 2_000_000_000]) {
    const responses = await Promise.all([
      api.call(getUserAddressSpec, { params: { id } }, member),
      api.call(updateUserAddressSpec, { params: { id }, body: TOKYO_ADDRESS }, member),
      api.call(deleteUserAddressSpec, { params: { id } }, member),
      api.call(setDefaultUserAddressSpec, { params: { id } }, member),
      api.call(setDefaultSenderSpec, { params: { id } }, member),
    ]);
    for (const { status, error } of responses)
      expect([status, error]).toEqual([
        404,
        { code: 'user_address.not_found', message: '住所が見つかりません' },
      ]);
  }
  expect((await book(second))[0]).toEqual(foreign);
  await expectOneOfEach();
});

it('ignores fields that a shopper may not write', async () => {
  const { body } = await add({ id: 1, user_id: 1, is_default: true, __proto__: { is_default: true } });
  expect(body.is_default).toBe(false);
  expect((await book(second)).length).toBe(2);
});

// spec items: call-delete-v1-me-user-addresses-id, call-patch-v1-me-user-addresses-id-use
// spec items: call-patch-v1-me-user-addresses-id-use-sender
it('requires a signed-in member', async () => {
  const before = await book();
  const params = { id: before[1]!.id };
  const responses = await Promise.all([
    api.call(listUserAddressesSpec, { query: {} }),
    api.call(createUserAddressSpec, { body: TOKYO_ADDRESS }),
    api.call(deleteUserAddressSpec, { params }),
    api.call(setDefaultUserAddressSpec, { params }),
    api.call(setDefaultSenderSpec, { params }),
  ]);
  for (const { status, error } of responses)
    expect([status, error]).toEqual([401, { code: 'auth.unauthenticated', message: 'ログインが必要です' }]);
  expect(await book()).toEqual(before);
});

// spec items: call-get-v1-postal-codes-prefectures
it('lists 47 prefectures', async () => {
  const { body } = await api.call(listPrefecturesSpec, {});
  expect(body).toHaveLength(47);
  expect(body[12]).toEqual({ id: 13, name: '東京都' });
});
