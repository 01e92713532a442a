import { NetworkError, RejectedError } from '@shop/api-client/api-error';
import { serverFieldErrors } from './server-field-errors';

const rejected = (errors: Record<string, string[]>) =>
  new RejectedError('POST /', 422, { code: 'validation.failed', message: 'x', errors, title: null });
const wireNames = { lastName: 'shipping_last_name', city: 'city' };

it('assigns each message to the field with that wire name', () => {
  expect(serverFieldErrors(rejected({ shipping_last_name: ['姓を入力してください'] }), wireNames)).toEqual({
    fields: [{ name: 'lastName', message: '姓を入力してください' }],
    hasOthers: false,
  });
});

it('finds fields of nested objects, and reports that there are errors of other fields', () => {
  expect(serverFieldErrors(rejected({ 'address.city': ['a'], quantity: ['b'] }), wireNames)).toEqual({
    fields: [{ name: 'city', message: 'a' }],
    hasOthers: true,
  });
});

it('an error other than a rejection has no field errors', () => {
  expect(serverFieldErrors(new NetworkError('POST /', 'x'), wireNames)).toEqual({
    fields: [],
    hasOthers: true,
  });
});
