/**
 * The contract's `{name}` as the router writes it. A parameter that follows a letter (`/url{path}`) is a path of its
 * own that begins with a slash: the router gives what comes after that slash.
 */
export const routerPath = (path: string) =>
  path.replace(/(\w)\{([^}]+)\}/g, '$1/:$2{.+}').replace(/\/\{([^}]+)\}/g, '/:$1');
