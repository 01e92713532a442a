import { getPath } from 'hono/utils/url';

/** More than twice the longest path of any call with every character of its parameters escaped. */
const LONGEST = 4 * 1024;
/** A path that no route has. */
const NOWHERE = '/-';

function isEscapedRightly(path: string): boolean {
  try {
    // The result is used, because a bundler may drop a call whose result is not.
    return decodeURIComponent(path).length <= path.length;
  } catch {
    return false;
  }
}

/**
 * The path by which a request is routed. One that is too long or wrongly escaped leads to 404: the router would
 * decode it piece by piece, each time it is read.
 */
export function requestPath(request: Request): string {
  const { url } = request;
  const start = url.indexOf('/', url.indexOf('//') + 2);
  const query = url.indexOf('?', start);
  const path = url.slice(start, query === -1 ? undefined : query);
  return path.length <= LONGEST && isEscapedRightly(path) ? getPath(request) : NOWHERE;
}
