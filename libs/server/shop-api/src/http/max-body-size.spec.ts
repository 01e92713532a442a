import { checkCartRecipientsSpec } from '@shop/contract/carts/check-cart-recipients';
import { importCartRecipientsSpec } from '@shop/contract/carts/import-cart-recipients';
import type { EndpointSpec } from '@shop/contract/endpoint';
import { importUserAddressesSpec } from '@shop/contract/user-addresses/import-user-addresses';
import { uploadFileSpec } from '@shop/contract/files/upload-file';
import { partsOf, stepsOf } from '@shop/contract/schema-steps';
import { CONTRACT_TABLE } from '@shop/contract/table';
import type { GenericSchema } from 'valibot';
import { LARGE_JSON_SIZES, maxBodySize, maxFileSize, MAX_JSON_SIZE, mediaType } from './max-body-size';

const KIB = 1024;
/** Bytes of a Japanese letter. */
const LETTER = 3;
/** Bytes of a number, a yes or no, or one of a few words. */
const WORD = 40;

/** Bytes of the longest JSON that a schema lets through, every text full of Japanese letters. */
function longest(schema: GenericSchema): number {
  const steps = stepsOf(schema);
  const [first] = steps;
  const bound = steps.find(({ type }) => type === 'max_length' || type === 'length')?.requirement;
  const most = typeof bound === 'number' ? bound : 0;
  const parts = partsOf(schema).map((part) => ({ ...part, size: longest(part.schema) }));
  switch (first?.type) {
    case 'string':
      return most * LETTER + 2;
    case 'array':
      return most * ((parts[0]?.size ?? 0) + 1) + 2;
    case 'object':
      return parts.reduce((sum, { name, size }) => sum + name.length + size + 4, 2);
    default:
      return Math.max(WORD, ...parts.map(({ size }) => size));
  }
}

const nameOf = ({ endpoint }: EndpointSpec) => `${endpoint.method} ${endpoint.path}`;
const WITH_JSON = CONTRACT_TABLE.filter(
  (spec) => spec.schemas.body !== undefined && maxFileSize(spec) === null,
);

it.each(WITH_JSON.map((spec) => [nameOf(spec), spec] as const))(
  '%s accepts no body of half the maximum size',
  (_name, { endpoint, schemas }) => {
    expect(longest(schemas.body!)).toBeLessThan(maxBodySize(endpoint.path, 'application/json') / 2);
  },
);

it('the maximum size is little more than what the largest call takes', () => {
  const usual = WITH_JSON.filter(({ endpoint }) => !LARGE_JSON_SIZES.has(endpoint.path));
  expect(Math.max(...usual.map(({ schemas }) => longest(schemas.body!)))).toBeGreaterThan(MAX_JSON_SIZE / 4);
});

it.each([
  ['JSON', '/v1/auth/login', 'application/json', 128 * KIB],
  ['many products', '/v1/carts/products/add-set', 'application/json', 1280 * KIB],
  ['many product numbers', '/v1/order-desk/check', 'application/json', 512 * KIB],
  ['many sizes instead of others', '/v1/me/orders/12/returns', 'application/json', 1280 * KIB],
  ['what merely begins like it', '/v1/me/orders/12/returns/3/withdraw', 'application/json', 128 * KIB],
  ['JSON where files are sent', '/v1/upload-files', 'application/json', 128 * KIB],
  ['a form with a file', '/v1/upload-files', 'multipart/form-data', (5 * KIB + 64) * KIB],
  ['a form with addresses', '/v1/me/user-addresses/import', 'multipart/form-data', (512 + 64) * KIB],
  ['a form where none is taken', '/v1/auth/login', 'multipart/form-data', 128 * KIB],
  ['anything else', '/dev/lab', '', 128 * KIB],
])('the maximum size is enough for %s', (_name, path, type, bytes) => {
  expect(maxBodySize(path, type)).toBe(bytes);
});

it('finds the calls with files by their schemas', () => {
  const found = CONTRACT_TABLE.filter((spec) => maxFileSize(spec) !== null);
  const expected = [
    uploadFileSpec,
    importUserAddressesSpec,
    checkCartRecipientsSpec,
    importCartRecipientsSpec,
  ];
  expect(found.map(nameOf).sort()).toEqual(expected.map(nameOf).sort());
});

it.each([
  [null, ''],
  ['application/json', 'application/json'],
  ['Application/JSON; charset=utf-8', 'application/json'],
  [' multipart/form-data ;boundary=x', 'multipart/form-data'],
])('reads the type %s', (header, type) => expect(mediaType(header)).toBe(type));
