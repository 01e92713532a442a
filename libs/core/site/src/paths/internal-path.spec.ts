import { internalPath } from './internal-path';

describe('internalPath', () => {
  it.each(['/', '/cart/', '/product/mug?word=%E6%9C%BA#top', '/mypage/order_history/3'])(
    'accepts %s',
    (path) => {
      expect(internalPath(path)).toBe(path);
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
  ])('rejects %j', (path) => {
    expect(internalPath(path)).toBeNull();
  });
});
