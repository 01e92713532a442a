/**
 * Translates the contract's `{name}` into the router's syntax. A parameter that follows a letter (`/url{path}`) is a
 * path that begins with a slash; the router's parameter begins after that slash.
 */
export const routerPath = (path: string) =>
  path.replace(/(\w)\{([^}]+)\}/g, '$1/:$2{.+}').replace(/\/\{([^}]+)\}/g, '/:$1');
