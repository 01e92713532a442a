import { and, eq } from 'drizzle-orm';
import { displayMessages } from '../db/schema';
import { activeAt } from '../http/active-at';
import type { RouteContext } from '../http/route-context';

/** The condition of messages that this shop shows now. */
export const shownMessages = ({ channel, clock }: RouteContext) =>
  and(
    eq(displayMessages.channelId, channel.id),
    eq(displayMessages.isShow, true),
    activeAt(displayMessages, clock.now()),
  );
