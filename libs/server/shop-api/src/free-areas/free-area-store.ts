import { and, eq } from 'drizzle-orm';
import { freeAreas } from '../db/schema';
import type { RouteContext } from '../http/route-context';

/** The condition of free areas that this shop shows. */
export const shownFreeAreas = ({ channel }: RouteContext) =>
  and(eq(freeAreas.channelId, channel.id), eq(freeAreas.isShow, true));
