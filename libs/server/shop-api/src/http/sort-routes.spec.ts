import { ALL_ROUTES } from '../resources';
import { CONTRACT_TABLE } from '@shop/contract/table';
import { routerPath } from './router-path';
import { sortRoutes } from './sort-routes';

const nameOf = ({ endpoint }: { endpoint: { method: string; path: string } }) =>
  `${endpoint.method} ${endpoint.path}`;

describe('the routes', () => {
  it('[interp-path-route-conflicts] put literals before parameters', () => {
    const ordered = sortRoutes(ALL_ROUTES).map(({ spec }) => spec.endpoint.path);
    expect(ordered.indexOf('/v1/carts/order/{orderNo}')).toBeLessThan(
      ordered.indexOf('/v1/carts/{cart_token}'),
    );
    expect(ordered.indexOf('/v1/carts/order/{orderNo}')).toBeLessThan(
      ordered.indexOf('/v1/carts/{cart_token}/decision'),
    );
  });

  it('write parameters in the router’s syntax', () => {
    expect(routerPath('/v1/carts/{cart_token}/payment/{payment_id}/check')).toBe(
      '/v1/carts/:cart_token/payment/:payment_id/check',
    );
    expect(routerPath('/v1/static-pages/url{path}')).toBe('/v1/static-pages/url/:path{.+}');
  });

  it('serve exactly the calls of the contract, each once', () => {
    const served = ALL_ROUTES.map(({ spec }) => nameOf(spec));
    expect([...served].sort()).toEqual(CONTRACT_TABLE.map(nameOf).sort());
    expect(new Set(served).size).toBe(served.length);
  });
});
