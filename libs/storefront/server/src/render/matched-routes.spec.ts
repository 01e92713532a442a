import { matchedRoutes } from './matched-routes';

const ROUTES = { root: { path: '' }, home: { path: '/' }, cart: { path: '/cart' } };

it.each([
  ['the root and the page that matched', ['root', 'home'], { root: { path: '' }, home: { path: '/' } }],
  ['the root alone, when no page matched', ['root'], { root: { path: '' } }],
  ['nothing for a route that the manifest does not have', ['other'], {}],
])('keeps %s', (_case, ids, expected) => {
  const matches = ids.map((id) => ({ route: { id } }));
  expect(matchedRoutes(ROUTES, matches)).toEqual(expected);
});
