import { readReturnPath, returnPathCookie } from './return-path';

it('remembers a page with its query for ten minutes', () => {
  const cookie = returnPathCookie('/mypage/order_history?page=2') ?? '';
  expect(cookie).toBe('return_to=%2Fmypage%2Forder_history%3Fpage%3D2; Path=/; Max-Age=600; SameSite=Lax');
  expect(readReturnPath(`a=1; ${cookie.split(';')[0] ?? ''}; b=2`)).toBe('/mypage/order_history?page=2');
});

it.each([
  ['another site', '//evil.example/'],
  ['another site behind a backslash', '/\\evil.example'],
  ['a script', 'javascript:alert(1)'],
  ['a line break', '/a\r\nSet-Cookie: x=1'],
  ['a whole address', 'https://evil.example/'],
  ['no path', ''],
  ['too long a path', `/${'a'.repeat(600)}`],
])('keeps nothing of %s', (_what, path) => {
  expect(returnPathCookie(path)).toBeNull();
});

it.each([
  ['another site', 'return_to=%2F%2Fevil.example'],
  ['what cannot be read', 'return_to=%E0%A4%A'],
  ['another cookie', 'xreturn_to=%2Fmypage'],
  ['nothing', ''],
])('reads nothing from %s', (_what, cookies) => {
  expect(readReturnPath(cookies)).toBeNull();
});
