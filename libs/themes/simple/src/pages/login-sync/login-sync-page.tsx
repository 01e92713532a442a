import { useLoginSync } from '@shop/feature-account/login-sync/use-login-sync';
import { pendingVerificationAtom } from '@shop/session/session-atoms';
import { paths } from '@shop/site/paths';
import { LinkButton } from '@shop/ui-kit/link-button';
import { Notice } from '@shop/ui-kit/notice';
import { SkeletonPage } from '@shop/ui-kit/skeleton';
import { useAtomValue } from 'jotai/react';
import { NarrowPage } from '../../parts/narrow-page';
import { CodeForm } from '../login/code-form';

/** Signs in who comes from another shop of the platform; the guard leads on afterwards. core §2 */
export default function LoginSyncPage() {
  const sync = useLoginSync();
  const pending = useAtomValue(pendingVerificationAtom);
  const isGivenUp = sync.step === 'code' && pending === null;
  return (
    <NarrowPage title="ログイン連携">
      {(sync.step === 'working' || sync.step === 'signed-in') && <SkeletonPage sizes={['block']} />}
      {pending !== null && <CodeForm />}
      {sync.step === 'failed' && <Notice kind="error">{sync.message}</Notice>}
      {(sync.step === 'failed' || isGivenUp) && (
        <LinkButton to={paths.login()} isWide>
          ログイン
        </LinkButton>
      )}
    </NarrowPage>
  );
}
