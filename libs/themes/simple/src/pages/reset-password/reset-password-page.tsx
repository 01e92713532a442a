import { accountPaths } from '@shop/site/paths/account-paths';
import { paths } from '@shop/site/paths/paths';
import type { PageProps } from '@shop/theming/page-props';
import { useWords } from '@shop/theming/use-words';
import { Notice } from '@shop/ui-kit/notice';
import { showToast } from '@shop/ui-kit/toast/show-toast';
import { useState } from 'react';
import { NarrowPage } from '../../parts/narrow-page';
import { PageMessages } from '../../parts/page-messages';
import { PrimaryLink } from '../../parts/primary-link';
import { ReminderLink } from '../../parts/reminder-link';
import { ResetPasswordForm } from './reset-password-form';
import { resetPasswordWords } from './reset-password-words';

interface Done {
  readonly hasDeletedPasskeys: boolean;
}

/** A new password by the link of a mail. It signs in, and the guard leads on from here. account §2, §4 */
export default function ResetPasswordPage({ search }: PageProps) {
  const words = useWords(resetPasswordWords);
  const [token] = useState(search.get('token') ?? '');
  const [done, setDone] = useState<Done | null>(null);
  return (
    <NarrowPage title={words.heading}>
      <PageMessages page="reminder reset" />
      {done !== null ? (
        <>
          <Notice kind="success">
            <p>{words.done}</p>
            {done.hasDeletedPasskeys && <p>{words.passkeysDeleted}</p>}
            <p>{words.doneNote}</p>
          </Notice>
          <PrimaryLink to={paths.login()} isWide>
            {words.login}
          </PrimaryLink>
        </>
      ) : (
        <ReminderLink token={token} target="password" requestPath={accountPaths.reminder()}>
          {({ question }) => (
            <ResetPasswordForm
              token={token}
              question={question}
              onReset={(hasDeletedPasskeys) => {
                void showToast('success', hasDeletedPasskeys ? words.doneWithPasskeys : words.done);
                setDone({ hasDeletedPasskeys });
              }}
            />
          )}
        </ReminderLink>
      )}
    </NarrowPage>
  );
}
