import { getPostalCodeSpec } from '@shop/contract/postal-codes/get-postal-code';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const look = (code: string) => api.callWith(getPostalCodeSpec, { query: { code } });

it.each([
  ['1000001', '東京都', '千代田区', '千代田', 'チヨダク'],
  ['100-0001', '東京都', '千代田区', '千代田', 'チヨダク'],
  ['１００－０００１', '東京都', '千代田区', '千代田', 'チヨダク'],
  ['〒100ー0001', '東京都', '千代田区', '千代田', 'チヨダク'],
  ['0600042', '北海道', '札幌市中央区', '大通西', 'サッポロシチュウオウク'],
  ['9071801', '沖縄県', '八重山郡与那国町', '与那国', 'ヤエヤマグンヨナグニチョウ'],
  ['1000000', '東京都', '千代田区', '', 'チヨダク'],
  ['1006890', '東京都', '千代田区', '大手町ＪＡビル', 'チヨダク'],
  ['5220317', '滋賀県', '犬上郡多賀町', '一円', 'イヌカミグンタガチョウ'],
  ['4090142', '山梨県', '北都留郡小菅村', '', 'キタツルグンコスゲムラ'],
])('[call-get-v1-postal-code] %s is %s%s%s', async (code, prefecture, city, address1, city_kana) => {
  const { body } = await look(code);
  expect(body).toMatchObject({ data: { prefecture, city, address1, city_kana } });
});

it('[entity-address-lookup-result] returns every place of a code, and all prefectures that share it', async () => {
  const two = (await look('4980000')).body;
  expect(two).toMatchObject({
    data: {
      postal_code: '4980000',
      formatted_postal_code: '498-0000',
      choices: [
        { prefecture: '愛知県', city: '弥富市' },
        { prefecture: '三重県', city: '桑名郡木曽岬町' },
      ],
    },
    prefectures: [
      { id: 23, name: '愛知県' },
      { id: 24, name: '三重県' },
    ],
  });
  const many = (await look('4520961')).body;
  expect(many).toMatchObject({ data: { prefecture: '愛知県', city: '清須市', address1: '' } });
  expect(many).toHaveProperty('data.choices.length', 66);
});

it('[call-get-v1-postal-code] rejects a code that is not in use or malformed, in Japanese', async () => {
  const unknown = await look('9999999');
  expect([unknown.status, unknown.error]).toEqual([
    404,
    {
      code: 'postal_code.not_found',
      message: '該当する住所が見つかりません。郵便番号をご確認ください',
    },
  ]);
  for (const code of ['', '100', '100-00011', '１００', 'abcdefg', '10000011000001'])
    expect((await look(code)).error.errors).toEqual({
      code: ['郵便番号は郵便番号の形式で入力してください。　例：123-4567'],
    });
});
