import { buildAddress } from './build-address';

describe('the address of a call', () => {
  const page = (path: string) => buildAddress('/api', '/v1/static-pages/url{path}', { params: { path } });

  it('[interp-static-pages-url-path] keeps the slashes of a path behind a letter', () => {
    expect(page('/guide/送料')).toBe('/api/v1/static-pages/url/guide/%E9%80%81%E6%96%99');
  });

  it.each(['legal', '/../me', '/a/./b', ''])('refuses %j as such a path', (path) => {
    expect(() => page(path)).toThrow(RangeError);
  });

  it('encodes every other parameter whole', () => {
    expect(buildAddress('/api', '/v1/things/{key}', { params: { key: 'a/b' } })).toBe('/api/v1/things/a%2Fb');
  });
});
