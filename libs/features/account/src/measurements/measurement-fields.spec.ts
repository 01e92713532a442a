import { formSchema } from '@shop/site/form/form-schema';
import * as v from 'valibot';
import {
  emptyMeasurement,
  measurementChecks,
  measurementRules,
  toMeasurementInput,
} from './measurement-fields';

const EMPTY = emptyMeasurement(new Date('2026-06-01T15:30:00Z'));
const schema = formSchema(measurementRules, measurementChecks);
const issues = (change: object) =>
  v
    .safeParse(schema, { ...EMPTY, ...change })
    .issues?.map(({ path, message }) => [path?.map(({ key }) => key).join('.'), message]) ?? [];

it('begins with the day in Japan and nothing measured', () => {
  expect(EMPTY).toMatchObject({ day: '2026-06-02', height: '', foot: '' });
});

it.each<[string, object, readonly (readonly [string, string])[]]>([
  ['one part', { height: '158.5' }, []],
  ['full width', { height: '１５８．５' }, []],
  ['nothing', {}, [['height', 'いずれかは必須項目です']]],
  ['two decimals', { height: '158.55' }, [['height', '身長は小数点第1位までの数値を入力してください']]],
  ['a word', { weight: '重い' }, [['weight', '体重は小数点第1位までの数値を入力してください']]],
  ['nought', { foot: '0' }, [['foot', '足の長さは1以上の数値を入力してください']]],
  ['a slip of the pen', { height: '1585' }, [['height', '身長は250以下の数値を入力してください']]],
  ['a comma of thousands', { height: '１，５８５' }, [['height', '身長は250以下の数値を入力してください']]],
  ['a space within', { height: '15 8.5' }, []],
  ['no day', { day: '', height: '158' }, [['day', '採寸日を入力してください']]],
  ['30 February', { day: '2026-02-30', height: '158' }, [['day', '日付が無効です']]],
])('[valid-decimal] %s', (_case, change, expected) => {
  expect(issues(change)).toEqual(expected);
});

it('sends numbers, and nothing for what was not measured', () => {
  const input = toMeasurementInput({ ...EMPTY, height: '158.5', weight: '48' });
  expect(input).toMatchObject({
    measured_on: '2026-06-02',
    values: { height: 158.5, weight: 48, chest: null },
  });
});
