import { createAddressReader } from './address-reader';

it('parses a target once', () => {
  const read = createAddressReader();
  const address = read('/product?page=2');
  expect(address).toEqual({ pathname: '/product', search: '?page=2' });
  expect(read('/product?page=2')).toBe(address);
});

it('remembers a bounded number of targets, none that is long and none that is refused', () => {
  const read = createAddressReader();
  const first = read('/');
  const long = `/${'a'.repeat(400)}`;
  expect(read(long)).not.toBe(read(long));
  for (let number = 1; number < 2_000; number += 1) read(`/product?page=${number}`);
  for (let number = 0; number < 2_000; number += 1) expect(read(`//evil.example/${number}`)).toBeNull();
  expect(read('/')).toBe(first);
  read('/one/more');
  const again = read('/');
  expect(again).toEqual(first);
  expect(again).not.toBe(first);
});
