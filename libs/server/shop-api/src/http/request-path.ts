import { getPath } from 'hono/utils/url';

/** More than twice the longest path of any call, with every letter of its parameters escaped. */
const LONGEST = 4 * 1024;
/** Where nothing stands. */
const NOWHERE = '/-';

function isEscapedRightly(path: string): boolean {
  try {
    // The result is used: bundlers may leave out a call whose result is not.
    return decodeURIComponent(path).length <= path.length;
  } catch {
    return false;
  }
}

/**
 * The path that a request is routed by. One that is longer than any call's, or escaped wrongly, leads nowhere: the router
 * would put it right piece by piece, each time it is asked for.
 */
export function requestPath(request: Request): string {
  const { url } = request;
  const start = url.indexOf('/', url.indexOf('//') + 2);
  const query = url.indexOf('?', start);
  const path = url.slice(start, query === -1 ? undefined : query);
  return path.length <= LONGEST && isEscapedRightly(path) ? getPath(request) : NOWHERE;
}
