import type { Route } from './define-route';

/** `/carts/{token}/x` becomes `010`, a 1 for each parameter; sorted as text, literals come before parameters. */
const parameterPattern = ({ spec }: Route): string =>
  spec.endpoint.path
    .split('/')
    .map((segment) => (segment.includes('{') ? '1' : '0'))
    .join('');

/**
 * Sorts routes so that literal segments come before parameters: `/carts/order/{orderNo}` must match before
 * `/carts/{cart_token}/…`.
 */
export function sortRoutes(routes: readonly Route[]): readonly Route[] {
  return [...routes].sort((left, right) => parameterPattern(left).localeCompare(parameterPattern(right)));
}
