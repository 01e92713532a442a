import { sameOriginPath } from './same-origin-path';

it.each([
  ['/mypage/?tab=1#a', '/mypage/?tab=1#a'],
  ['/', '/'],
  ['/商品', '/%E5%95%86%E5%93%81'],
  ['//evil.example', '/'],
  ['/\\evil.example', '/'],
  ['/.//evil.example', '/'],
  ['/a/..//evil.example', '/'],
  ['/\t/evil.example', '/'],
  ['/a\r\nSet-Cookie: x', '/'],
  ['https://evil.example', '/'],
  ['javascript:alert(1)', '/'],
  ['@evil.example', '/'],
  ['', '/'],
  [undefined, '/'],
])('%j leads to %s', (wish, path) => expect(sameOriginPath(wish)).toBe(path));
