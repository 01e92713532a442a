import { readSystemMessageSpec } from '@shop/contract/system-messages/read-system-message';
import { SYSTEM_MESSAGE_ERRORS } from '@shop/contract/system-messages/system-message-errors';
import { and, eq } from 'drizzle-orm';
import { systemMessageReads, systemMessages } from '../db/schema';
import { notFound } from '../http/http-error';
import { defineRoute } from '../http/define-route';
import { systemMessagesFor } from './system-message-store';

/** POST /v1/me/system-messages/readables */
export const readSystemMessageRoute = defineRoute(
  readSystemMessageSpec,
  async (context, { body: { readable_id } }) => {
    const { db, clock } = context;
    const [message] = await db
      .select({ id: systemMessages.id })
      .from(systemMessages)
      .where(and(systemMessagesFor(context), eq(systemMessages.id, readable_id)));
    if (message === undefined) throw notFound(SYSTEM_MESSAGE_ERRORS.notFound, 'メッセージが見つかりません');
    await db
      .insert(systemMessageReads)
      .values({ userId: context.requireMember().id, messageId: message.id, readAt: clock.now() })
      .onConflictDoNothing();
    return undefined;
  },
);
