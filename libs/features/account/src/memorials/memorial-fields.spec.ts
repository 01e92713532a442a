import { formSchema } from '@shop/site/form/form-schema';
import * as v from 'valibot';
import { emptyMemorial, memorialChecks, memorialRules, toMemorialInput } from './memorial-fields';

const DAY = { ...emptyMemorial, personName: '祖母', division: '1', month: '9', day: '15' };
const schema = formSchema(memorialRules, memorialChecks);
const issues = (change: object) =>
  v
    .safeParse(schema, { ...DAY, ...change })
    .issues?.map(({ path, message }) => [path?.map(({ key }) => key).join('.'), message]) ?? [];

it.each<[string, object, readonly (readonly [string, string])[]]>([
  ['a day', {}, []],
  ['the leap day', { month: '2', day: '29' }, []],
  ['30 February', { month: '2', day: '30' }, [['day', '日付が無効です']]],
  ['31 April', { month: '4', day: '31' }, [['day', '日付が無効です']]],
  ['31 December', { month: '12', day: '31' }, []],
  ['no name', { personName: '　' }, [['personName', 'お名前を入力してください']]],
  ['no kind', { division: '' }, [['division', '区分を選択してください']]],
  [
    'no date',
    { month: '', day: '' },
    [
      ['month', '月を選択してください'],
      ['day', '日を選択してください'],
    ],
  ],
  [
    'a long way to call somebody',
    { call: 'あ'.repeat(51) },
    [['call', '呼び名は50文字以内で入力してください']],
  ],
])('[valid-date-birth] %s', (_case, change, expected) => {
  expect(issues(change)).toEqual(expected);
});

it('is sent with numbers, and not without a kind', () => {
  expect(toMemorialInput(DAY)).toEqual({
    target_user_name: '祖母',
    division_ct: 1,
    name: '',
    month: 9,
    date: 15,
    call: '',
  });
  expect(toMemorialInput({ ...DAY, division: '5' })).toBeNull();
});
