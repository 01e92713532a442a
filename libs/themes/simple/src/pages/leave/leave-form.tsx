import { useLeaveForm } from '@shop/feature-account/leave/use-leave-form';
import { meQuery } from '@shop/feature-account/me-query';
import { useApi } from '@shop/query/use-api';
import { paths } from '@shop/site/paths/paths';
import { useWords } from '@shop/theming/use-words';
import { Button } from '@shop/ui-kit/button';
import { ConfirmDialog } from '@shop/ui-kit/confirm-dialog';
import { LinkButton } from '@shop/ui-kit/link-button';
import { LiveMessage } from '@shop/ui-kit/live-message';
import { Notice } from '@shop/ui-kit/notice';
import { PasswordField } from '@shop/ui-kit/password-field';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import styles from './leave-page.module.css';
import { leaveWords } from './leave-words';

/** Takes the current password, asks once more, and closes the account. */
export function LeaveForm() {
  const words = useWords(leaveWords);
  const [answer, setAnswer] = useState<((isConfirmed: boolean) => void) | null>(null);
  const confirm = () => new Promise<boolean>((resolve) => setAnswer(() => resolve));
  const { field, formProps, formError, announcement, isSubmitting } = useLeaveForm(confirm);
  const email = useQuery(meQuery(useApi())).data?.email ?? '';
  const close = (isConfirmed: boolean) => {
    setAnswer(null);
    answer?.(isConfirmed);
  };
  return (
    <>
      <form {...formProps} method="post" aria-label={words.form} className={styles.form}>
        <LiveMessage>{announcement}</LiveMessage>
        {formError !== null && <Notice kind="error">{formError}</Notice>}
        {/* Tells password managers whose password it is. */}
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <PasswordField {...field('current')} autoComplete="current-password" hint={words.passwordHint} />
        <div className={styles.actions}>
          <Button type="submit" variant="danger" isBusy={isSubmitting}>
            {words.leave}
          </Button>
          <LinkButton to={paths.mypage()} variant="secondary">
            {words.back}
          </LinkButton>
        </div>
      </form>
      {answer !== null && (
        <ConfirmDialog
          title={words.question}
          message={words.questionNote}
          confirmLabel={words.leave}
          cancelLabel={words.cancel}
          onConfirm={() => close(true)}
          onCancel={() => close(false)}
        />
      )}
    </>
  );
}
