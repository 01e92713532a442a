import { accountPaths } from '@shop/site/paths/account-paths';
import { paths } from '@shop/site/paths/paths';
import type { PageProps } from '@shop/theming/page-props';
import { useWords } from '@shop/theming/use-words';
import { DefinitionList } from '@shop/ui-kit/definition-list';
import { LinkButton } from '@shop/ui-kit/link-button';
import { Panel } from '@shop/ui-kit/panel';
import { useState } from 'react';
import { NarrowPage } from '../../parts/narrow-page';
import { PageMessages } from '../../parts/page-messages';
import { ReminderLink } from '../../parts/reminder-link';
import { ResetUsernameForm } from './reset-username-form';
import { resetUsernameWords } from './reset-username-words';
import { UsernameChanged } from './username-changed';

/** The user name by the link of a mail: it is shown where no security question protects it, or changed. account §2 */
export default function ResetUsernamePage({ search }: PageProps) {
  const words = useWords(resetUsernameWords);
  const [token] = useState(search.get('token') ?? '');
  const [changed, setChanged] = useState<string | null>(null);
  return (
    <NarrowPage title={words.heading}>
      <PageMessages page={changed === null ? 'username reset' : 'username confirm'} />
      {changed === null ? (
        <ReminderLink token={token} target="username" requestPath={accountPaths.reminderUsername()}>
          {({ question, username }) => (
            <>
              {username !== null && (
                <>
                  <DefinitionList items={[{ term: words.present, description: username }]} />
                  <LinkButton to={paths.login()} isWide>
                    {words.toLogin}
                  </LinkButton>
                </>
              )}
              <Panel title={words.change}>
                <ResetUsernameForm token={token} question={question} onReset={setChanged} />
              </Panel>
            </>
          )}
        </ReminderLink>
      ) : (
        <UsernameChanged username={changed} />
      )}
    </NarrowPage>
  );
}
