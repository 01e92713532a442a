import { readClientError } from './read-client-error';

const report = (fields: object) => readClientError(JSON.stringify(fields));

it.each([
  ['a mail address', 'taro@example.jp is wrong', '(mail) is wrong'],
  ['a query', 'at https://shop.example/cart/gift?token=abc:1', 'at https://shop.example/cart/gift:1'],
  ['a card number', 'card 4242 4242 4242 4242!', 'card (number)!'],
  ['a telephone number', 'call 03-1234-5678', 'call (number)'],
  ['a token', 'Bearer eyJhbGciOiJIUzI1NiIsInR5cCI6.eyJzdWI.abc', 'Bearer (token)'],
])('replaces %s', (_name, message, cleaned) => {
  expect(report({ message })?.message).toBe(cleaned);
});

it('cuts long texts', () => {
  const read = report({ message: 'あ'.repeat(5_000), stack: 'い '.repeat(5_000), name: 'う'.repeat(500) });
  expect(read?.message.length).toBe(300);
  expect(read?.stack.length).toBe(1_500);
  expect(read?.name.length).toBe(60);
});

it.each(['', 'hello', '[]', 'null', '{}', '{"message":1}'])('%s is malformed', (text) => {
  expect(readClientError(text)).toBeNull();
});
