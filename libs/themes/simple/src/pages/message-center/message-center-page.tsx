import { systemMessagesQuery } from '@shop/feature-account/message-center/system-messages-query';
import { formatDate } from '@shop/format/format-day';
import { useApi } from '@shop/query/use-api';
import { accountPaths } from '@shop/site/paths/account-paths';
import { paths } from '@shop/site/paths/paths';
import { readPageNumber } from '@shop/site/paths/read-page-number';
import type { PageProps } from '@shop/theming/page-props';
import { useWords } from '@shop/theming/use-words';
import { EmptyState } from '@shop/ui-kit/empty-state';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import list from '../../parts/history-list.module.css';
import { MypageFrame } from '../../parts/mypage-frame';
import { PagedList } from '../../parts/paged-list';
import { PrimaryLink } from '../../parts/primary-link';
import { messageCenterWords } from './message-center-words';

/** What the shop writes to the member, newest first, with what has not been opened yet. account §2 */
export default function MessageCenterPage({ search }: PageProps) {
  const words = useWords(messageCenterWords);
  return (
    <MypageFrame title={words.heading}>
      <PagedList
        query={useQuery(systemMessagesQuery(useApi(), readPageNumber(search)))}
        skeleton={['block', 'block', 'block']}
        entriesOf={({ entries }) => entries}
        empty={
          <EmptyState message={words.empty}>
            <PrimaryLink to={paths.mypage()}>{words.toMypage}</PrimaryLink>
          </EmptyState>
        }
        toPage={accountPaths.messages}
      >
        {({ entries, pagination }) => (
          <>
            <p className={list.total}>{words.total(pagination.total)}</p>
            <ul className={list.list}>
              {entries.map((entry) => (
                <li key={entry.id} className={list.entry}>
                  <p className={list.meta}>
                    <time dateTime={entry.publishedAt}>{formatDate(entry.publishedAt)}</time>
                    {entry.isImportant && (
                      <span className={list.flag} data-kind="important">
                        {words.important}
                      </span>
                    )}
                    {entry.isUnread && (
                      <span className={list.flag} data-kind="unread">
                        {words.unread}
                      </span>
                    )}
                  </p>
                  <p className={list.title}>
                    <Link to={accountPaths.message(entry.id)}>{entry.title}</Link>
                  </p>
                </li>
              ))}
            </ul>
          </>
        )}
      </PagedList>
    </MypageFrame>
  );
}
