import type { GiftErrorKind } from '@shop/feature-gift/gift-error-kind';
import { giftPaths } from '@shop/site/paths/gift-paths';
import { paths } from '@shop/site/paths/paths';
import { useWords } from '@shop/theming/use-words';
import { LinkButton } from '@shop/ui-kit/link-button';
import { Notice } from '@shop/ui-kit/notice';
import styles from './gift.module.css';
import { giftWords } from './gift-words';

interface GiftEndedProps {
  readonly reason: Exclude<GiftErrorKind, 'open'> | 'noLink';
  /** The key in the page's path. */
  readonly giftKey: string | undefined;
}

/** Why nothing can be entered for a gift, and what to do next. */
export function GiftEnded({ reason, giftKey }: GiftEndedProps) {
  const words = useWords(giftWords);
  const isLinkWrong = reason === 'noLink' || reason === 'unknown';
  return (
    <div className={styles.gift}>
      <Notice kind={reason === 'completed' || reason === 'declined' ? 'info' : 'warning'}>
        <p>{words[reason]}</p>
        <p>{words[`${reason}Next`]}</p>
      </Notice>
      <div className={styles.actions}>
        {reason === 'completed' && (
          <LinkButton to={giftPaths.complete(giftKey)} isWide>
            {words.toCompletion}
          </LinkButton>
        )}
        {isLinkWrong && (
          <LinkButton to={giftPaths.entry()} isWide>
            {words.toEntry}
          </LinkButton>
        )}
        {!isLinkWrong && (
          <LinkButton to={paths.contact()} variant="secondary" isWide>
            {words.toContact}
          </LinkButton>
        )}
        <LinkButton to={paths.home()} variant="quiet" isWide>
          {words.toHome}
        </LinkButton>
      </div>
    </div>
  );
}
