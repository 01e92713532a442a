import { readQuery } from './read-query';

it.each([
  ['one value', 'a=1&b=2', { a: '1', b: '2' }],
  ['a repeated name', 'a=1&b=2&a=3', { a: ['1', '3'], b: '2' }],
  ['a list of one', 'a[]=1', { a: ['1'] }],
  ['a list of several', 'a[]=1&a[]=2', { a: ['1', '2'] }],
  ['a name both ways, of which the later one counts', 'a=1&a[]=2', { a: ['2'] }],
  ['no value', 'a&b=', { a: '', b: '' }],
  ['nothing', '', {}],
])('reads %s', (_name, search, expected) => {
  expect(readQuery(new URLSearchParams(search))).toEqual(expected);
});

it('reads a hostile name as a plain name', () => {
  const query = readQuery(new URLSearchParams('__proto__=1&constructor=2'));
  expect(Object.getPrototypeOf(query)).toBe(Object.prototype);
  expect(Object.entries(query)).toEqual([
    ['__proto__', '1'],
    ['constructor', '2'],
  ]);
});
