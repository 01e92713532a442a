import { safeLink } from './safe-link';

// reliability 10
describe('a link that an editor entered', () => {
  it.each([
    ['/guide', '/guide'],
    ['/product?category=kitchen&child=true#list', '/product?category=kitchen&child=true#list'],
    [' /guide ', '/guide'],
    ['https://example.jp/a', 'https://example.jp/a'],
    ['HTTPS://example.jp', 'https://example.jp/'],
  ])('%j becomes %j', (link, expected) => {
    expect(safeLink(link)).toBe(expected);
  });

  it.each([
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/a\r\nSet-Cookie: x=1',
    '/..//evil.example',
    '/.//evil.example',
    'javascript:alert(1)',
    'JAVASCRIPT:alert(1)',
    'data:text/html,x',
    'http://example.jp/',
    'https://user@example.jp/',
    'https://user:pass@example.jp/',
    'https:/example.jp',
    'https:example.jp',
    'https:\\\\example.jp',
    'ftp://example.jp/',
    'example.jp',
    '',
    '   ',
    '#top',
    'https://',
  ])('%j is removed', (link) => {
    expect(safeLink(link)).toBeNull();
  });

  it('can be null', () => {
    expect(safeLink(null)).toBeNull();
  });
});
