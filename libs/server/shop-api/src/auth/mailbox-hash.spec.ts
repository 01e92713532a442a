import { mailboxHash } from './mailbox-hash';

it.each([
  ['hanako@example.jp', 'Hanako@EXAMPLE.jp', true],
  ['hanako@example.jp', 'hanako+1@example.jp', true],
  ['hanako+a@example.jp', 'hanako+b+c@example.jp', true],
  ['hanako@example.jp', 'ｈａｎａｋｏ＋１@example.jp', true],
  ['hanako@example.jp', 'hanako1@example.jp', false],
  ['hanako@example.jp', 'hanako@example.com', false],
  ['+hanako@example.jp', '+taro@example.jp', false],
])('%s and %s are one mailbox: %s', (one, other, isSame) => {
  expect(mailboxHash(one) === mailboxHash(other)).toBe(isSame);
});
