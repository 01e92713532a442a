import * as v from 'valibot';
import { recordOf } from './record-of';

const Short = v.pipe(v.string(), v.maxLength(5));
const Slots = recordOf(Short, Short, 2);

it.each([
  ['no entry', {}, true],
  ['as many as allowed', { am: '午前中', pm: '午後' }, true],
  ['one more', { a: '1', b: '2', c: '3' }, false],
  ['too long a value', { am: '123456' }, false],
  ['too long a key', { morning: '1' }, false],
  ['nothing', null, false],
  ['a text', 'am', false],
])('%s', (_what, value, isAccepted) => {
  expect(v.safeParse(Slots, value).success).toBe(isAccepted);
});
