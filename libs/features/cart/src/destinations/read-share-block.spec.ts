import { isBlock, readShareBlock } from './read-share-block';

const SIZE = { rows: 3, columns: 3 };
const ORIGIN = { row: 0, column: 0 };

it.each([
  ['a block', '1\t2\n3\t4', { row: 1, column: 1 }, ['1,1=1', '1,2=2', '2,1=3', '2,2=4']],
  ['full-width digits, nothing and spaces', '１２\t\t 3 ', ORIGIN, ['0,0=12', '0,1=0', '0,2=3']],
  ['the line break after the last row', '1\r\n2\r\n', ORIGIN, ['0,0=1', '1,0=2']],
  ['a quoted cell', '"1"\t2', ORIGIN, ['0,0=1', '0,1=2']],
])('takes %s', (_what, text, from, cells) => {
  const read = readShareBlock(text, from, SIZE);
  expect(
    read.kind === 'shares' && read.shares.map((one) => `${one.row},${one.column}=${one.quantity}`),
  ).toEqual(cells);
});

it.each([
  [
    'a word',
    '1\tabc',
    ORIGIN,
    { kind: 'wrong-cell', cell: { row: 0, column: 1 }, text: 'abc', why: 'no-number' },
  ],
  [
    'a negative number',
    '1\n-2',
    ORIGIN,
    { kind: 'wrong-cell', cell: { row: 1, column: 0 }, text: '-2', why: 'no-number' },
  ],
  [
    'a fraction',
    '1.5\t1',
    ORIGIN,
    { kind: 'wrong-cell', cell: { row: 0, column: 0 }, text: '1.5', why: 'no-number' },
  ],
  [
    'too many',
    '1\t1000',
    ORIGIN,
    { kind: 'wrong-cell', cell: { row: 0, column: 1 }, text: '1000', why: 'too-many' },
  ],
  ['more columns than there are', '1\t2', { row: 0, column: 2 }, { kind: 'too-large', rows: 1, columns: 2 }],
  ['more rows than there are', '1\n2\n3\n4', ORIGIN, { kind: 'too-large', rows: 4, columns: 1 }],
])('refuses a block with %s as a whole', (_what, text, from, outcome) => {
  expect(readShareBlock(text, from, SIZE)).toEqual(outcome);
});

it.each([
  ['3', false],
  ['３\n', false],
  ['3\t4', true],
  ['3\n4', true],
])('%j is a block: %s', (text, expected) => expect(isBlock(text)).toBe(expected));
