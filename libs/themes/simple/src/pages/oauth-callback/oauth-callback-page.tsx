import { useOauthCallback } from '@shop/feature-account/oauth/use-oauth-callback';
import { hasTokenAtom, isLoginAtom } from '@shop/session/session-atoms';
import { pendingVerificationAtom } from '@shop/session/session-notice-atoms';
import { addFlashAtom } from '@shop/site/state/flash';
import { accountPaths } from '@shop/site/paths/account-paths';
import { paths } from '@shop/site/paths/paths';
import type { PageProps } from '@shop/theming/page-props';
import { useWords } from '@shop/theming/use-words';
import { Notice } from '@shop/ui-kit/notice';
import { SkeletonPage } from '@shop/ui-kit/skeleton';
import { useAtomValue, useSetAtom } from 'jotai/react';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { NarrowPage } from '../../parts/narrow-page';
import { CodeForm } from '../login/code-form';
import { PasswordForm } from '../login/password-form';
import { oauthCallbackWords } from './oauth-callback-words';
import { PrimaryLink } from '../../parts/primary-link';

/** The page to which a provider redirects: it signs in, asks for missing data, or links the provider's account. core §2 */
export default function OauthCallbackPage({ search }: PageProps) {
  const words = useWords(oauthCallbackWords);
  const { callback, link } = useOauthCallback(search);
  const pending = useAtomValue(pendingVerificationAtom);
  const hasToken = useAtomValue(hasTokenAtom);
  const isLogin = useAtomValue(isLoginAtom);
  const addFlash = useSetAtom(addFlashAtom);
  const navigate = useNavigate();
  const { step } = callback;

  const linkAndLeave = useEffectEvent(async () => {
    if (await link()) addFlash(words.linked);
    else addFlash(words.notLinked, 'negative');
    await navigate(accountPaths.ec(), { replace: true });
  });
  const leave = useEffectEvent(() => {
    if (callback.step === 'done' || callback.step === 'code') void navigate(callback.path, { replace: true });
  });
  useEffect(() => {
    if (step === 'done' || (step === 'code' && hasToken)) leave();
    if (step === 'sign-in-first' && isLogin) void linkAndLeave();
  }, [step, hasToken, isLogin]);

  const isGivenUp = step === 'code' && pending === null && !hasToken;
  return (
    <NarrowPage title={words.heading}>
      {(step === 'working' || step === 'done') && <SkeletonPage sizes={['block']} />}
      {step === 'sign-in-first' && <Notice kind="info">{callback.message}</Notice>}
      {step === 'failed' && <Notice kind="error">{callback.message}</Notice>}
      {pending !== null && <CodeForm />}
      {step === 'sign-in-first' && pending === null && !isLogin && <PasswordForm />}
      {(step === 'failed' || isGivenUp) && (
        <PrimaryLink to={paths.login()} isWide>
          {words.chooseAgain}
        </PrimaryLink>
      )}
    </NarrowPage>
  );
}
