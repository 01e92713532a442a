import * as v from 'valibot';
import { ordererRules } from './orderer-rules';

type Field = keyof ReturnType<typeof ordererRules>;

const messageOf = (isRecipient: boolean, name: Field, text: string): string | null =>
  v.safeParse(ordererRules({ isRecipient })[name].schema, text).issues?.[0].message ?? null;

it.each<[string, Field, string, string | null]>([
  ['no name', 'ordererName', '', '注文者名を入力してください'],
  ['a name', 'ordererName', '山田', null],
  [
    'a name with a web address',
    'ordererName',
    '当選 www.evil.example',
    '注文者名にウェブサイトのアドレスは入力できません',
  ],
  ['no telephone number', 'ordererPhoneNumber', '', 'ご連絡先電話番号を入力してください'],
  ['no mail address', 'email', '', 'メールアドレスを入力してください'],
  [
    'a telephone number that is none',
    'ordererPhoneNumber',
    '123',
    'ご連絡先電話番号は電話番号のフォーマットで入力してください',
  ],
])('[valid-orderer-name] who sends a gift says who orders: %s', (_case, name, text, message) => {
  expect(messageOf(false, name, text)).toBe(message);
});

it.each<[string, Field, string | null]>([
  ['the name', 'ordererName', null],
  ['the telephone number', 'ordererPhoneNumber', null],
  ['the mail address', 'email', 'メールアドレスを入力してください'],
])('who orders for themselves leaves out %s, or hears of it', (_field, name, message) => {
  expect(messageOf(true, name, '')).toBe(message);
});
