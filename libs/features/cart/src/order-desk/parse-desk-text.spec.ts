import { parseDeskText } from './parse-desk-text';

const entry = (code: string, quantity: string) => ({ code, quantity });

it.each([
  ['cells of a spreadsheet', 'A1\t3\nA2\t4\n', [entry('A1', '3'), entry('A2', '4')]],
  ['line breaks of Windows', 'A1,3\r\nA2,4\r\n', [entry('A1', '3'), entry('A2', '4')]],
  ['headings', '商品番号,数量\nA1,3', [entry('A1', '3')]],
  ['headings after a BOM', '\uFEFF商品番号,数量\nA1,3', [entry('A1', '3')]],
  ['headings among others, in another order', '備考,数量,商品番号\n急ぎ,3,A1', [entry('A1', '3')]],
  ['a heading without that of the quantity', '商品番号\nA1', [entry('A1', '')]],
  ['zeros in front', '0012,05', [entry('0012', '05')]],
  ['quoted cells', '"A,1","3"\n"A""2",4', [entry('A,1', '3'), entry('A"2', '4')]],
  ['a line break in a quoted cell', '"A\n1",3', [entry('A\n1', '3')]],
  ['commas beside tabs', 'A,1\t3', [entry('A,1', '3')]],
  ['further columns', 'A1,3,備考', [entry('A1', '3')]],
  ['a row without a quantity', 'A1', [entry('A1', '')]],
  ['lines in which nothing is written', '\n A1 , 3 \n,\n\n', [entry('A1', '3')]],
  ['full-width characters, which the API puts right', 'Ａ１,３', [entry('Ａ１', '３')]],
  ['nothing', '', []],
  [
    'cells that are longer than any',
    `${'A'.repeat(200)},${'9'.repeat(50)}`,
    [entry('A'.repeat(100), '9'.repeat(20))],
  ],
])('reads %s', (_what, text, entries) => expect(parseDeskText(text)).toEqual({ kind: 'entries', entries }));

it.each([
  ['in the first line', '"A1,3\nA2,4', 1],
  ['after headings and a quoted line break', '商品番号,数量\n"A\n1",3\nA2,4\n"A3,5\nA4,6\n', 5],
  ['in the last cell', 'A1,"3', 1],
])('names the line of a quote that is never closed, and takes nothing: %s', (_what, text, line) =>
  expect(parseDeskText(text)).toEqual({ kind: 'unclosed-quote', line }),
);
