import { useVerifyEmailLink } from '@shop/feature-account/email-verify/use-verify-email-link';
import { hasTokenAtom } from '@shop/session/session-atoms';
import { accountPaths } from '@shop/site/paths/account-paths';
import { paths } from '@shop/site/paths/paths';
import type { PageProps } from '@shop/theming/page-props';
import { useWords } from '@shop/theming/use-words';
import { LinkButton } from '@shop/ui-kit/link-button';
import { Notice } from '@shop/ui-kit/notice';
import { useAtomValue } from 'jotai/react';
import { NarrowPage } from '../../parts/narrow-page';
import { verifyEmailWords } from './verify-email-words';
import { PrimaryButton } from '../../parts/primary-button';
import { PrimaryLink } from '../../parts/primary-link';

/** The link of the mail that proves an address: nothing happens before the button is pressed. account §2 */
export default function VerifyEmailPage({ search }: PageProps) {
  const words = useWords(verifyEmailWords);
  const token = search.get('token') ?? '';
  const { isVerified, resetToken, mustSignIn, isBusy, errorText, verify } = useVerifyEmailLink(token);
  const hasToken = useAtomValue(hasTokenAtom);
  return (
    <NarrowPage title={words.heading}>
      {isVerified && (
        <Notice kind="success">
          <p>{words.verified}</p>
          {resetToken !== null && <p>{words.setPassword}</p>}
        </Notice>
      )}
      {!isVerified && token === '' && <Notice kind="error">{words.wrongLink}</Notice>}
      {!isVerified && token !== '' && (
        <>
          <p>{words.lead}</p>
          {errorText !== null && <Notice kind="error">{errorText}</Notice>}
          <PrimaryButton isWide isBusy={isBusy} onClick={verify}>
            {words.verify}
          </PrimaryButton>
          {mustSignIn && <SignInFirst isOther={hasToken} />}
        </>
      )}
      {isVerified && resetToken !== null && (
        <PrimaryLink to={accountPaths.resetPassword(resetToken)} isWide>
          {words.toPassword}
        </PrimaryLink>
      )}
      {isVerified && resetToken === null && (
        <PrimaryLink to={paths.login()} isWide>
          {hasToken ? words.next : words.login}
        </PrimaryLink>
      )}
      {!isVerified && (
        <LinkButton to={accountPaths.verify()} variant="quiet" isWide>
          {words.sendAgain}
        </LinkButton>
      )}
    </NarrowPage>
  );
}

/** The way to the session of the member whose address changes, from a browser without one or with that of another member. */
function SignInFirst({ isOther }: { readonly isOther: boolean }) {
  const words = useWords(verifyEmailWords);
  if (!isOther)
    return (
      <LinkButton to={paths.login()} variant="secondary" isWide>
        {words.toLogin}
      </LinkButton>
    );
  return (
    <>
      <p>{words.otherMember}</p>
      <LinkButton to={accountPaths.logout()} variant="secondary" isWide>
        {words.toLogout}
      </LinkButton>
    </>
  );
}
