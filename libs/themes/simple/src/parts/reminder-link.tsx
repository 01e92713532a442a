import { type Reminder, reminderQuery } from '@shop/feature-account/reminder/reminder-query';
import { isApiError } from '@shop/api-client/is-api-error';
import { useApi } from '@shop/query/use-api';
import { paths } from '@shop/site/paths/paths';
import { useWords } from '@shop/theming/use-words';
import { LinkButton } from '@shop/ui-kit/link-button';
import { Notice } from '@shop/ui-kit/notice';
import { SkeletonPage } from '@shop/ui-kit/skeleton';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { QueryFailure } from './query-failure';
import { reminderLinkWords } from './reminder-link-words';

interface ReminderLinkProps {
  /** The secret of the link; empty where the link has none. */
  readonly token: string;
  /** What the page sets; a link that was sent for something else does not hold here. */
  readonly target: Reminder['target'];
  /** Where another mail is requested. */
  readonly requestPath: string;
  readonly children: (reminder: Reminder) => ReactNode;
}

/** Checks the link of a reminder's mail, and shows the form that it leads to, or how to get another one. account §4 */
export function ReminderLink({ token, target, requestPath, children }: ReminderLinkProps) {
  const { data, error, refetch } = useQuery({ ...reminderQuery(useApi(), token), enabled: token !== '' });
  const isRejected = isApiError(error) && error.kind === 'rejected';
  if (token === '' || isRejected || (data !== undefined && data.target !== target))
    return <WrongLink requestPath={requestPath} />;
  if (data !== undefined) return children(data);
  if (error !== null) return <QueryFailure error={error} onRetry={refetch} />;
  return <SkeletonPage sizes={['block', 'block']} />;
}

function WrongLink({ requestPath }: { readonly requestPath: string }) {
  const words = useWords(reminderLinkWords);
  return (
    <>
      <Notice kind="error">
        <p>{words.wrongLink}</p>
      </Notice>
      <LinkButton to={requestPath} isWide>
        {words.sendAgain}
      </LinkButton>
      <LinkButton to={paths.login()} variant="quiet" isWide>
        {words.login}
      </LinkButton>
    </>
  );
}
