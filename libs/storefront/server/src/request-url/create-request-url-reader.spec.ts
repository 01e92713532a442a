import { createRequestUrlReader } from './create-request-url-reader';

const MANY = 2_000;

it('parses a target once', () => {
  const read = createRequestUrlReader();
  const url = read('/product?page=2');
  expect(url).toEqual({ pathname: '/product', search: '?page=2' });
  expect(read('/product?page=2')).toBe(url);
});

it('caches a limited number of targets, and none that is long or rejected', () => {
  const read = createRequestUrlReader();
  const first = read('/');
  const long = `/${'a'.repeat(400)}`;
  expect(read(long)).not.toBe(read(long));
  for (let number = 1; number < MANY; number += 1) read(`/product?page=${number}`);
  for (let number = 0; number < MANY; number += 1) expect(read(`//evil.example/${number}`)).toBeNull();
  expect(read('/')).toBe(first);
  for (let number = 0; number < MANY; number += 1) read(`/product?word=${number}`);
  const again = read('/');
  expect(again).toEqual(first);
  expect(again).not.toBe(first);
});
