import { matchedRoutes } from './matched-routes';

it('picks the routes of the page', () => {
  const routes = { root: 1, home: 2, 'product-detail': 3 };
  const matches = [{ route: { id: 'root' } }, { route: { id: 'product-detail' } }];
  expect(matchedRoutes(routes, matches)).toEqual({ root: 1, 'product-detail': 3 });
  expect(matchedRoutes(routes, [])).toEqual({});
});
