import { SYSTEM_MESSAGE_ERRORS } from '@shop/contract/system-messages/system-message-errors';
import { getSystemMessageSpec } from '@shop/contract/system-messages/get-system-message';
import { and, eq } from 'drizzle-orm';
import { systemMessages } from '../db/schema';
import { notFound } from '../http/http-error';
import { defineRoute } from '../http/define-route';
import { presentSystemMessageSummary } from './present-system-message-summary';
import { isReadBy, systemMessagesFor } from './system-message-store';

/** GET /v1/me/system-messages/{id} */
export const getSystemMessageRoute = defineRoute(
  getSystemMessageSpec,
  async (context, { params: { id } }) => {
    const [row] = await context.db
      .select({ message: systemMessages, isRead: isReadBy(context) })
      .from(systemMessages)
      .where(and(systemMessagesFor(context), eq(systemMessages.id, id)));
    if (row === undefined) throw notFound(SYSTEM_MESSAGE_ERRORS.notFound, 'メッセージが見つかりません');
    return { ...presentSystemMessageSummary(row.message, row.isRead), body: row.message.body };
  },
);
