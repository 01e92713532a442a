import * as v from 'valibot';
import { multilineText, optionalLine, optionalName, requiredLine, requiredName } from './text-input';

const TOO_LONG = '名は4文字以内で入力してください';

it.each([
  ['half of a line', '山田', '山田'],
  ['as much as fits', '山田太郎', '山田太郎'],
  ['letters outside the first plane, one each', '𠮷野家𩸽', '𠮷野家𩸽'],
  ['pictures, one each', '🎁🎂🎉🎈', '🎁🎂🎉🎈'],
  ['parts that compose to one', 'か\u3099き\u3099く\u3099け\u3099', 'がぎぐげ'],
  ['space around it', '  山田太郎\u3000', '山田太郎'],
  ['a control character', '山\u0000田', '山 田'],
])('%s is accepted and normalised', (_name, text, kept) => {
  expect(v.parse(optionalLine('名', 4), text)).toBe(kept);
});

it.each([
  ['one letter too many', '山田太郎丸'],
  ['one letter outside the first plane too many', '𠮷𠮷𠮷𠮷𠮷'],
  ['ten thousand', 'あ'.repeat(10_000)],
])('%s is rejected', (_name, text) => {
  for (const schema of [
    optionalLine('名', 4),
    requiredLine('名', 4),
    optionalName('名', 4),
    requiredName('名', 4),
    multilineText('名', 4),
  ])
    expect(v.safeParse(schema, text).issues?.map(({ message }) => message)).toEqual([TOO_LONG]);
});

it.each([
  ['space around it', '  山田太郎\u3000', '山田太郎'],
  ['space of a noshi', '山田\u3000太郎', '山田\u3000太郎'],
  ['a tab between cells', '山田\t太郎', '山田 太郎'],
  ['the end of a line', '山田太郎\r\n', '山田太郎'],
  ['parts that compose to one', 'か\u3099', 'が'],
  ['the variant of a letter', '葛\u{e0100}城', '葛\u{e0100}城'],
  ['nothing', '', ''],
])('a name with %s is accepted and normalised', (_name, text, kept) => {
  expect(v.parse(optionalName('お名前', 10), text)).toBe(kept);
});

it.each([
  ['a control character', '山\u0000田', 'お名前に使用できない文字が含まれています'],
  ['a hidden character', '山田\u202e太郎', 'お名前に使用できない文字が含まれています'],
  ['a mail address', 'a@evil.jp', 'お名前にメールアドレスは入力できません'],
  ['a domain', 'evil.jp', 'お名前にウェブサイトのアドレスは入力できません'],
])('a name with %s is rejected in its own words', (_name, text, message) => {
  for (const schema of [optionalName('お名前', 10), requiredName('お名前', 10)])
    expect(v.safeParse(schema, text).issues?.map((issue) => issue.message)).toEqual([message]);
});
