import type { MessageView } from '@shop/feature-content/messages-query';
import { usePageMessages } from '@shop/feature-content/use-page-messages';
import { useWords } from '@shop/theming/use-words';
import { Button } from '@shop/ui-kit/button';
import { HtmlText } from '@shop/ui-kit/html-text';
import { VisuallyHidden } from '@shop/ui-kit/visually-hidden';
import { type ReactNode, useRef } from 'react';
import styles from './page-messages.module.css';
import { pageMessagesWords } from './page-messages-words';

/** What the shop says on a page, until the shopper hides it and it has not been changed since. account §2, §4 */
export function PageMessages({ page }: { readonly page: MessageView['pageNames'][number] }) {
  const words = useWords(pageMessagesWords);
  const { messages, undecided, hide } = usePageMessages(page);
  const place = useRef<HTMLDivElement>(null);
  const press = (message: MessageView) => {
    hide(message);
    // The button that was pressed is gone with its message.
    place.current?.focus();
  };
  return (
    <div ref={place} tabIndex={-1} role="group" aria-label={words.messages} className={styles.messages}>
      {messages.map((message) => (
        <PageMessage key={message.code} message={message}>
          {message.isHideable && (
            <Button variant="quiet" onClick={() => press(message)}>
              {words.hide}
              <VisuallyHidden>{words.ofMessage(message.title)}</VisuallyHidden>
            </Button>
          )}
        </PageMessage>
      ))}
      {undecided.length > 0 && (
        <noscript>
          {undecided.map((message) => (
            <PageMessage key={message.code} message={message} />
          ))}
        </noscript>
      )}
    </div>
  );
}

function PageMessage({
  message,
  children,
}: {
  readonly message: MessageView;
  readonly children?: ReactNode;
}) {
  return (
    <div className={styles.message}>
      <p className={styles.title}>{message.title}</p>
      <HtmlText html={message.body} />
      {children}
    </div>
  );
}
