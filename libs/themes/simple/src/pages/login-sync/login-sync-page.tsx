import { useLoginSync } from '@shop/feature-account/login-sync/use-login-sync';
import { pendingVerificationAtom } from '@shop/session/session-notice-atoms';
import { paths } from '@shop/site/paths/paths';
import { useWords } from '@shop/theming/use-words';
import { Button } from '@shop/ui-kit/button';
import { LinkButton } from '@shop/ui-kit/link-button';
import { Notice } from '@shop/ui-kit/notice';
import { SkeletonPage } from '@shop/ui-kit/skeleton';
import { useAtomValue } from 'jotai/react';
import { NarrowPage } from '../../parts/narrow-page';
import { CodeForm } from '../login/code-form';
import { loginSyncWords } from './login-sync-words';
import { PrimaryLink } from '../../parts/primary-link';

/** Signs in a member who comes from another shop of the platform; then the guard redirects. core §2 */
export default function LoginSyncPage() {
  const words = useWords(loginSyncWords);
  const sync = useLoginSync();
  const pending = useAtomValue(pendingVerificationAtom);
  const isGivenUp = sync.step === 'code' && pending === null;
  return (
    <NarrowPage title={words.heading}>
      {(sync.step === 'working' || sync.step === 'signed-in') && <SkeletonPage sizes={['block']} />}
      {sync.step === 'unconfirmed' && (
        <>
          <p>{words.unconfirmed}</p>
          <Button isWide onClick={sync.confirm}>
            {words.confirm}
          </Button>
          <LinkButton to={paths.home()} variant="quiet">
            {words.cancel}
          </LinkButton>
        </>
      )}
      {pending !== null && <CodeForm />}
      {sync.step === 'failed' && <Notice kind="error">{sync.message}</Notice>}
      {(sync.step === 'failed' || isGivenUp) && (
        <PrimaryLink to={paths.login()} isWide>
          {words.login}
        </PrimaryLink>
      )}
    </NarrowPage>
  );
}
