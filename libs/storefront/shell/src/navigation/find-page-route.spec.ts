import { PAGE_PATHS } from '@shop/site/paths/page-paths';
import { matchRoutes } from 'react-router-dom';
import { findPageRoute } from './find-page-route';

const ROUTES = Object.entries(PAGE_PATHS).map(([id, path]) => ({ id, path }));
const PATHS = Object.values(PAGE_PATHS).map((path) =>
  path.replace(/:\w+\??/g, 'umbrella').replace('*', '/about'),
);

it.each([
  ...PATHS,
  '/product/',
  '/Product/ABC',
  '/%70roduct/umbrella',
  '/product/a/b/c',
  '/unknown/page',
  '/constructor',
])('%s is the page that the router finds among all', (pathname) => {
  const expected = matchRoutes(ROUTES, pathname)?.at(-1);
  expect(findPageRoute(pathname)).toEqual({ id: expected?.route.id, params: expected?.params });
});
