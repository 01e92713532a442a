import { NetworkError, RejectedError } from '@shop/api-client/api-error';
import { serverFieldErrors } from './server-field-errors';

const rejected = (errors: Record<string, string[]>) =>
  new RejectedError('POST /', 422, { code: 'validation.failed', message: 'x', errors, title: null });
const wireNames = { lastName: 'shipping_last_name', city: 'city' };

it('puts each message beside its field', () => {
  expect(serverFieldErrors(rejected({ shipping_last_name: ['姓を入力してください'] }), wireNames)).toEqual({
    fields: [{ name: 'lastName', message: '姓を入力してください' }],
    hasOthers: false,
  });
});

it('finds nested parts and knows of others', () => {
  expect(serverFieldErrors(rejected({ 'address.city': ['a'], quantity: ['b'] }), wireNames)).toEqual({
    fields: [{ name: 'city', message: 'a' }],
    hasOthers: true,
  });
});

it('a failure of another kind concerns no field', () => {
  expect(serverFieldErrors(new NetworkError('POST /', 'x'), wireNames)).toEqual({
    fields: [],
    hasOthers: true,
  });
});
