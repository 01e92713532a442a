import { readChosenIds, toggleChosenId } from './chosen-ids';

it.each([
  ['', []],
  ['3,12', [3, 12]],
  ['3,,x,-1', [3]],
])('%j holds the ids %j', (text, ids) => {
  expect(readChosenIds(text)).toEqual(ids);
});

it.each([
  ['the first choice', '', 3, '3'],
  ['another choice', '3', 12, '3,12'],
  ['a choice that is taken back', '3,12', 3, '12'],
  ['the last choice that is taken back', '3', 3, ''],
])('%s', (_what, text, id, expected) => {
  expect(toggleChosenId(text, id)).toBe(expected);
});
