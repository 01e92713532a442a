import { GUEST_CALLS } from './guest-calls';
import { CONTRACT_TABLE } from './table';

it.each([...GUEST_CALLS.keys()])('%s is a GET of the contract that needs no sign-in', (path) => {
  const auths = CONTRACT_TABLE.filter(
    ({ endpoint }) => endpoint.method === 'GET' && endpoint.path === path,
  ).map(({ endpoint }) => endpoint.auth);
  expect(auths).toHaveLength(1);
  expect(['any', 'none']).toContain(auths[0]);
});

it('names the reviews of a product, whose changes the database does not announce', () => {
  expect(GUEST_CALLS.get('/v1/products/{key}/reviews')).toBe('unannounced');
});
