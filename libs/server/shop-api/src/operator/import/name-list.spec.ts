import { listOfNames, namesOfList } from './name-list';

it.each([
  ['麻, 夏', ['麻', '夏']],
  [' 麻 、夏|冬,, ', ['麻', '夏', '冬']],
  ['"5,000円以内", 夏', ['5,000円以内', '夏']],
  ['夏 , "a ""b"", c"', ['夏', 'a "b", c']],
  ['12" レコード, 夏', ['12" レコード', '夏']],
  ['', []],
])('reads %j', (cell, names) => {
  expect(namesOfList(cell)).toEqual(names);
});

it.each([[['麻', '夏']], [['5,000円以内', '"新"', '夏、冬']], [['a "b", c']], [[]]])(
  'reads back %j',
  (names) => {
    expect(namesOfList(listOfNames(names))).toEqual(names);
  },
);
