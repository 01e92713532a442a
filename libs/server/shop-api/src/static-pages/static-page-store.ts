import { and, eq } from 'drizzle-orm';
import { staticPages } from '../db/schema';
import type { RouteContext } from '../http/route-context';

/** The condition of static pages that this shop shows. */
export const shownStaticPages = ({ channel }: RouteContext) =>
  and(eq(staticPages.channelId, channel.id), eq(staticPages.isShow, true));
