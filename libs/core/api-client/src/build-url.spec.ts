import { buildUrl } from './build-url';

describe('the URL of a call', () => {
  const page = (path: string) => buildUrl('/api', '/v1/static-pages/url{path}', { params: { path } });

  it('[interp-static-pages-url-path] keeps the slashes of a parameter that holds a path ({path} directly after a letter)', () => {
    expect(page('/guide/送料')).toBe('/api/v1/static-pages/url/guide/%E9%80%81%E6%96%99');
  });

  it.each(['legal', '/../me', '/a/./b', ''])('rejects %j as a path', (path) => {
    expect(() => page(path)).toThrow(RangeError);
  });

  it('encodes the slashes of every other parameter', () => {
    expect(buildUrl('/api', '/v1/things/{key}', { params: { key: 'a/b' } })).toBe('/api/v1/things/a%2Fb');
  });
});
