import { MESSAGE_ERRORS } from '@shop/contract/messages/message-errors';
import { getMessageSpec } from '@shop/contract/messages/get-message';
import { and, eq } from 'drizzle-orm';
import { displayMessages } from '../db/schema';
import { notFound } from '../http/http-error';
import { defineRoute } from '../http/define-route';
import { shownMessages } from './message-store';
import { presentMessage } from './present-message';

/** GET /v1/messages/{code} */
export const getMessageRoute = defineRoute(getMessageSpec, async (context, { params: { code } }) => {
  const [row] = await context.db
    .select()
    .from(displayMessages)
    .where(and(shownMessages(context), eq(displayMessages.code, code)));
  if (row === undefined) throw notFound(MESSAGE_ERRORS.notFound, 'メッセージが見つかりません');
  return presentMessage(row);
});
