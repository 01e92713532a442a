import type { Route } from './handle';

/** `/carts/{token}/x` as `010`: where parameters stand. Compared as text, it orders literals before parameters. */
const parameterPattern = ({ spec }: Route): string =>
  spec.endpoint.path
    .split('/')
    .map((segment) => (segment.includes('{') ? '1' : '0'))
    .join('');

/** Literal segments before parameters, so that `/carts/order/{orderNo}` is found before `/carts/{cart_token}/…`. */
export function orderRoutes(routes: readonly Route[]): readonly Route[] {
  return [...routes].sort((left, right) => parameterPattern(left).localeCompare(parameterPattern(right)));
}

/**
 * The contract's `{name}` as the router writes it. A parameter that follows a letter (`/url{path}`) is a path of its
 * own that begins with a slash: the router gives what comes after that slash.
 */
export const routerPath = (path: string) =>
  path.replace(/(\w)\{([^}]+)\}/g, '$1/:$2{.+}').replace(/\/\{([^}]+)\}/g, '/:$1');
