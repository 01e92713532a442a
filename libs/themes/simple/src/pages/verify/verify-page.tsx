import { type Me, meQuery } from '@shop/feature-account/me-query';
import { useApi } from '@shop/query/use-api';
import { paths } from '@shop/site/paths/paths';
import { useWords } from '@shop/theming/use-words';
import { LinkButton } from '@shop/ui-kit/link-button';
import { Notice } from '@shop/ui-kit/notice';
import { Panel } from '@shop/ui-kit/panel';
import { SkeletonPage } from '@shop/ui-kit/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LogoutButton } from '../../parts/logout-button';
import { NarrowPage } from '../../parts/narrow-page';
import { PageMessages } from '../../parts/page-messages';
import { QueryFailure } from '../../parts/query-failure';
import { CodeCheckForm } from './code-check-form';
import { RequestForm } from './request-form';
import { verifyWords } from './verify-words';

type VerifyWords = ReturnType<typeof useVerifyWords>;
const useVerifyWords = () => useWords(verifyWords);

/** What the page is for, to this member. */
function leadOf({ email, pendingEmail, isEmailVerified, isRegistered }: Me, words: VerifyWords): string {
  if (pendingEmail !== null) return words.pending(pendingEmail);
  if (isEmailVerified) return words.alreadyVerified(email);
  return isRegistered ? words.notVerified(email) : words.lead;
}

/**
 * Proves a mail address: of who has registered with it, and of a member who wants another one. From the login the way
 * goes on to where it led. core §2, account §2
 */
export default function VerifyPage() {
  const words = useVerifyWords();
  const { data, error, isPending, refetch } = useQuery(meQuery(useApi()));
  const [isVerified, setIsVerified] = useState(false);
  return (
    <NarrowPage title={words.heading}>
      <PageMessages page="mypage mail verify" />
      {isPending && <SkeletonPage sizes={['block', 'block']} />}
      {error !== null && data === undefined && <QueryFailure error={error} onRetry={refetch} />}
      {data !== undefined && isVerified && <Notice kind="success">{words.verified}</Notice>}
      {data !== undefined && !isVerified && (
        <>
          <p>{leadOf(data, words)}</p>
          <Panel title={words.receiveCode}>
            <RequestForm email={data.pendingEmail ?? data.email} />
          </Panel>
          <Panel title={words.enterCode}>
            <CodeCheckForm onVerified={() => setIsVerified(true)} />
          </Panel>
        </>
      )}
      {(isVerified || data?.isRegistered === true) && (
        <LinkButton to={paths.login()} variant={isVerified ? 'primary' : 'quiet'} isWide>
          {words.next}
        </LinkButton>
      )}
      {data?.isRegistered === false && !isVerified && <LogoutButton />}
    </NarrowPage>
  );
}
