import type { MessageView } from '@shop/feature-account/message-center/system-message-query';
import { useMarkMessageRead } from '@shop/feature-account/message-center/use-mark-message-read';
import { formatDate } from '@shop/format/format-day';
import { accountPaths } from '@shop/site/paths/account-paths';
import { useWords } from '@shop/theming/use-words';
import { LinkButton } from '@shop/ui-kit/link-button';
import list from '../../parts/history-list.module.css';
import { messageDetailWords } from './message-detail-words';

/** A message, which counts as read once the member sees it. */
export function MessageText({ message }: { readonly message: MessageView }) {
  const words = useWords(messageDetailWords);
  useMarkMessageRead(message);
  return (
    <>
      <p className={list.meta}>
        <time dateTime={message.publishedAt}>{formatDate(message.publishedAt)}</time>
        {message.isImportant && (
          <span className={list.flag} data-kind="important">
            {words.important}
          </span>
        )}
      </p>
      <p className={list.text}>{message.body}</p>
      <div>
        <LinkButton to={accountPaths.messages()} variant="secondary">
          {words.toMessages}
        </LinkButton>
      </div>
    </>
  );
}
