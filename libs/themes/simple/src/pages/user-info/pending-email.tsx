import { useCancelPendingEmail } from '@shop/feature-account/email-verify/use-cancel-pending-email';
import { accountPaths } from '@shop/site/paths/account-paths';
import { useWords } from '@shop/theming/use-words';
import { LinkButton } from '@shop/ui-kit/link-button';
import { Notice } from '@shop/ui-kit/notice';
import { useRef } from 'react';
import { DeleteWithQuestion } from '../../parts/delete-with-question';
import styles from '../../parts/entry-list.module.css';
import { userInfoWords } from './user-info-words';

/** Another mail address that waits for its proof: to enter its code, to have it sent again, or to give it up. */
export function PendingEmail({ email }: { readonly email: string | null }) {
  const words = useWords(userInfoWords);
  const cancel = useCancelPendingEmail();
  const place = useRef<HTMLDivElement>(null);
  return (
    <div ref={place} tabIndex={-1}>
      {email !== null && (
        <Notice kind="info">
          <p>{words.pendingEmail(email)}</p>
          <div className={styles.head}>
            <LinkButton to={accountPaths.verify()} variant="secondary">
              {words.verifyPending}
            </LinkButton>
            <DeleteWithQuestion
              question={words.cancelQuestion}
              consequence={words.cancelConsequence(email)}
              label={words.cancelPending}
              done={words.cancelled}
              remove={() => cancel.mutateAsync()}
              onDone={() => place.current?.focus()}
            />
          </div>
        </Notice>
      )}
    </div>
  );
}
