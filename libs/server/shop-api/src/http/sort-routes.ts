import type { Route } from './define-route';

/** `/carts/{token}/x` as `010`: where parameters stand. Compared as text, it orders literals before parameters. */
const parameterPattern = ({ spec }: Route): string =>
  spec.endpoint.path
    .split('/')
    .map((segment) => (segment.includes('{') ? '1' : '0'))
    .join('');

/** Literal segments before parameters, so that `/carts/order/{orderNo}` is found before `/carts/{cart_token}/…`. */
export function sortRoutes(routes: readonly Route[]): readonly Route[] {
  return [...routes].sort((left, right) => parameterPattern(left).localeCompare(parameterPattern(right)));
}
