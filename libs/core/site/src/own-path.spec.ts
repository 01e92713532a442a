import { ownPath } from './own-path';

describe('ownPath', () => {
  it.each(['/', '/cart/', '/product/mug?word=%E6%9C%BA#top', '/mypage/order_history/3'])(
    'takes %s',
    (path) => {
      expect(ownPath(path)).toBe(path);
    },
  );

  it.each([
    null,
    '',
    'cart',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil',
    'https://evil.example/',
    'javascript:alert(1)',
    '/\t/evil.example',
    '/a\r\nset-cookie: x',
    '/./\\/evil',
    '/..//evil.example',
  ])('refuses %j', (path) => {
    expect(ownPath(path)).toBeNull();
  });
});
