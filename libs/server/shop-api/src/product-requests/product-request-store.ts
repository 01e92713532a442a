import { and, eq, type SQL } from 'drizzle-orm';
import { productRequests } from '../db/schema';
import type { RouteContext } from '../http/route-context';

/** The condition of the requests that the member has sent and not deleted from the history. */
export const visibleProductRequests = (context: RouteContext): SQL | undefined =>
  and(eq(productRequests.userId, context.requireMember().id), eq(productRequests.isHidden, false));
