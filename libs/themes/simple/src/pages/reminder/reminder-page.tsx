import { accountPaths } from '@shop/site/paths/account-paths';
import { useWords } from '@shop/theming/use-words';
import { LinkButton } from '@shop/ui-kit/link-button';
import { NarrowPage } from '../../parts/narrow-page';
import { PageMessages } from '../../parts/page-messages';
import { ReminderRequest } from '../../parts/reminder-request';
import { reminderWords } from './reminder-words';

/** Has a mail sent by which a new password is set. account §2 */
export default function ReminderPage() {
  const words = useWords(reminderWords);
  return (
    <NarrowPage title={words.heading}>
      <PageMessages page="reminder" />
      <ReminderRequest target="password" title={words.heading} lead={words.lead} />
      <LinkButton to={accountPaths.reminderUsername()} variant="quiet" isWide>
        {words.otherReminder}
      </LinkButton>
    </NarrowPage>
  );
}
