import * as v from 'valibot';
import { rawText } from './raw-text';

const schema = rawText(5, '長すぎます', '文字ではありません');

it.each([
  ['a word', 'abcde'],
  ['a word with spaces around it', '  abcde  \u3000'],
  ['letters in parts', 'か\u3099'.repeat(5)],
  ['letters of two units', '𠮷'.repeat(5)],
  ['a few too many, which are counted once it is put right', 'abcdef'],
])('accepts %s', (_name, text) => expect(v.parse(schema, text)).toBe(text));

it.each([
  ['what could not become short enough', 'a'.repeat(21), '長すぎます'],
  ['a number', 1, '文字ではありません'],
])('rejects %s', (_name, value, message) => {
  expect(v.safeParse(schema, value).issues?.map((issue) => issue.message)).toEqual([message]);
});
