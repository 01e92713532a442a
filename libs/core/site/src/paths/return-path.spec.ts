import { readReturnPath, returnPathCookie } from './return-path';

it('[setting-site-channel-prefix] stores a page with its query for ten minutes in a cookie with the shop’s prefix', () => {
  const cookie = returnPathCookie('/mypage/order_history?page=2', 'gift_') ?? '';
  expect(cookie).toBe(
    'gift_return_to=%2Fmypage%2Forder_history%3Fpage%3D2; Path=/; Max-Age=600; SameSite=Lax',
  );
  expect(readReturnPath(`a=1; ${cookie.split(';')[0] ?? ''}; b=2`, 'gift_')).toBe(
    '/mypage/order_history?page=2',
  );
});

it.each([
  ['another site', '//evil.example/'],
  ['another site behind a backslash', '/\\evil.example'],
  ['a script', 'javascript:alert(1)'],
  ['a line break', '/a\r\nSet-Cookie: x=1'],
  ['a whole URL', 'https://evil.example/'],
  ['no path', ''],
  ['too long a path', `/${'a'.repeat(600)}`],
])('does not store %s', (_what, path) => {
  expect(returnPathCookie(path, 'gift_')).toBeNull();
});

it.each([
  ['another site', 'gift_return_to=%2F%2Fevil.example'],
  ['what cannot be read', 'gift_return_to=%E0%A4%A'],
  ['another cookie', 'xgift_return_to=%2Fmypage'],
  ['another shop’s cookie', 'school_return_to=%2Fmypage'],
  ['nothing', ''],
])('reads no path from %s', (_what, cookies) => {
  expect(readReturnPath(cookies, 'gift_')).toBeNull();
});
