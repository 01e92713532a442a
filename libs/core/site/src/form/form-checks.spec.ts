import * as v from 'valibot';
import { type FormCheck, anyOf, sameAs, dayOf, notBefore, readDayOf } from './form-checks';
import { formSchema } from './form-schema';
import { textRule } from './text-rule';

const free = (label: string) => textRule(label, { isRequired: false });
const rules = { one: free('一'), two: free('二'), three: free('三') };
type Name = keyof typeof rules;
const DAY = { year: 'one', month: 'two', day: 'three' } as const;

const judge = (check: FormCheck<Name>, values: readonly [string, string, string]) => {
  const [one, two, three] = values;
  const { issues } = v.safeParse(formSchema(rules, [check]), { one, two, three });
  return issues?.map(({ message, path }) => [path?.[0]?.key, message]) ?? null;
};

it('[valid-standard-rules] sameAs rejects a confirmation that differs', () => {
  const check = sameAs<Name>('one', 'two', 'パスワード');
  expect(judge(check, ['a', 'a', ''])).toBeNull();
  expect(judge(check, ['a', 'b', ''])).toEqual([['two', 'パスワードが確認用の入力と一致していません']]);
});

it('[valid-required-without-all] anyOf rejects fields that are all empty', () => {
  const check = anyOf<Name>(['one', 'two']);
  expect(judge(check, ['', '03', ''])).toBeNull();
  expect(judge(check, ['', '', 'x'])).toEqual([['one', 'いずれかは必須項目です']]);
});

it('[valid-min-date] notBefore rejects an end before its start', () => {
  const check = notBefore<Name>('one', 'two');
  expect(judge(check, ['2026-01-01', '2026-01-01', ''])).toBeNull();
  expect(judge(check, ['2026-01-02', '2026-01-01', ''])).toEqual([
    ['two', '参照終了日は参照開始日より大きです。'],
  ]);
});

it('[valid-date-birth] dayOf reads a date from three fields and rejects one that does not exist', () => {
  const check = dayOf<Name>(DAY);
  expect(judge(check, ['', '', ''])).toBeNull();
  expect(judge(check, ['2000', '2', '29'])).toBeNull();
  expect(judge(check, ['2001', '2', '29'])).toEqual([['one', '日付が無効です']]);
  expect(readDayOf({ one: '2000', two: '2', three: '9' }, DAY)).toBe('2000-02-09');
  expect(readDayOf({ one: '', two: '', three: '' }, DAY)).toBeNull();
});

it('the rules of the single fields are checked too', () => {
  const strict = { ...rules, three: textRule('三') };
  const { issues } = v.safeParse(formSchema(strict, [sameAs<Name>('one', 'two', '一')]), {
    one: 'a',
    two: 'b',
    three: '',
  });
  expect(issues?.map(({ path }) => path?.[0]?.key)).toEqual(['three', 'two']);
});
