import type { CookiePort } from '@shop/session/session-ports';
import { hiddenMessageCookie } from '@shop/site/storage/cookie-names';
import type { MessageView } from './messages-query';

/** A shopper who comes back within a year does not see the message again. */
const HIDDEN_DAYS = 365;

/**
 * Hides a message on this device: its cookie keeps when the message was changed last. account §4
 */
export function hideMessage(cookies: CookiePort, channelPrefix: string, message: MessageView): void {
  cookies.set(hiddenMessageCookie(channelPrefix, message.code), message.updatedAt, { days: HIDDEN_DAYS });
}

/**
 * The messages of a page that have not been hidden, or have been changed since. account §4
 */
export function visibleMessages(
  cookies: Pick<CookiePort, 'get'>,
  channelPrefix: string,
  messages: readonly MessageView[],
  pageName: MessageView['pageNames'][number],
): readonly MessageView[] {
  return messages.filter(
    ({ code, pageNames, updatedAt }) =>
      pageNames.includes(pageName) && cookies.get(hiddenMessageCookie(channelPrefix, code)) !== updatedAt,
  );
}
