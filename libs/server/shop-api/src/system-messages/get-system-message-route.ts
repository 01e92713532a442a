import { getSystemMessageSpec } from '@shop/contract/system-messages/get-system-message';
import { and, eq } from 'drizzle-orm';
import { systemMessages } from '../db/schema';
import { notFound } from '../http/http-error';
import { defineRoute } from '../http/define-route';
import { presentSystemMessageSummary } from './present-system-message-summary';
import { systemMessagesFor } from './system-message-store';

/** GET /v1/me/system-messages/{id} */
export const getSystemMessageRoute = defineRoute(
  getSystemMessageSpec,
  async (context, { params: { id } }) => {
    const [row] = await context.db
      .select()
      .from(systemMessages)
      .where(and(systemMessagesFor(context), eq(systemMessages.id, id)));
    if (row === undefined) throw notFound('system_message.not_found', 'メッセージが見つかりません');
    return { ...presentSystemMessageSummary(row), body: row.body };
  },
);
