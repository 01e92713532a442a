import { listBrandsSpec } from '@shop/contract/brands/list-brands';
import { checkResponse } from './check-response';

const BRAND = {
  id: 1,
  key: 'mori',
  name: '森の器',
  name_kana: 'モリノウツワ',
  maker: { id: 2, key: 'kama', name: '窯元', description: '山の窯です。' },
  image: null,
};
const WITH_MORE = { ...BRAND, maker: { ...BRAND.maker, password_hash: 'x' } };

// reliability 15
describe.each([true, false])('a response where strict is %j', (isStrict) => {
  const check = (body: unknown) => checkResponse(listBrandsSpec, body, isStrict);

  it('is sent with the fields of the contract', () => expect(check([BRAND])).toEqual([BRAND]));

  it.each([
    ['a field too few', { ...BRAND, name_kana: undefined }],
    ['a field too few inside', { ...BRAND, maker: { id: 2, key: 'kama' } }],
    ['a field of another kind', { ...BRAND, id: '1' }],
  ])('is an error with %s', (_what, body) => expect(() => check([body])).toThrow('its schema'));
});

it('omits a field that the contract does not name; in strict mode it throws', () => {
  expect(checkResponse(listBrandsSpec, [WITH_MORE], false)).toEqual([BRAND]);
  expect(() => checkResponse(listBrandsSpec, [WITH_MORE], true)).toThrow('more than its schema names');
});
