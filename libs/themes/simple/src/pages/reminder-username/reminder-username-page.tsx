import { accountPaths } from '@shop/site/paths/account-paths';
import { useWords } from '@shop/theming/use-words';
import { LinkButton } from '@shop/ui-kit/link-button';
import { NarrowPage } from '../../parts/narrow-page';
import { PageMessages } from '../../parts/page-messages';
import { ReminderRequest } from '../../parts/reminder-request';
import { reminderUsernameWords } from './reminder-username-words';

/** Has a mail sent by which the user name is seen or changed. account §2 */
export default function ReminderUsernamePage() {
  const words = useWords(reminderUsernameWords);
  return (
    <NarrowPage title={words.heading}>
      <PageMessages page="reminder username" />
      <ReminderRequest target="username" title={words.heading} lead={words.lead} />
      <LinkButton to={accountPaths.reminder()} variant="quiet" isWide>
        {words.otherReminder}
      </LinkButton>
    </NarrowPage>
  );
}
