import { registeredEmailAtom } from '@shop/feature-account/register/registered-email-atom';
import { hasTokenAtom, isLoginAtom } from '@shop/session/session-atoms';
import { accountPaths } from '@shop/site/paths/account-paths';
import { paths } from '@shop/site/paths/paths';
import { useWords } from '@shop/theming/use-words';
import { LinkButton } from '@shop/ui-kit/link-button';
import { Notice } from '@shop/ui-kit/notice';
import { useAtomValue } from 'jotai/react';
import formStyles from '../../parts/form-actions.module.css';
import { NarrowPage } from '../../parts/narrow-page';
import { PrimaryLink } from '../../parts/primary-link';
import { registerCompleteWords } from './register-complete-words';

/**
 * A new member has been registered. The way on leads past the login, whose guard knows where the shopper wanted to be;
 * in a shop that verifies mail addresses, to the verification first. account §2, §4
 */
export default function RegisterCompletePage() {
  const words = useWords(registerCompleteWords);
  const isLogin = useAtomValue(isLoginAtom);
  const hasToken = useAtomValue(hasTokenAtom);
  if (isLogin) return <Registered />;
  return hasToken ? (
    <Unverified />
  ) : (
    <NarrowPage title={words.heading}>
      <p>{words.signedOut}</p>
      <div className={formStyles.actions}>
        <PrimaryLink to={paths.login()}>{words.login}</PrimaryLink>
        <LinkButton to={accountPaths.register()} variant="secondary">
          {words.register}
        </LinkButton>
      </div>
    </NarrowPage>
  );
}

function Registered() {
  const words = useWords(registerCompleteWords);
  const email = useAtomValue(registeredEmailAtom);
  return (
    <NarrowPage title={words.heading}>
      <Notice kind="success">
        <p>{words.registered}</p>
        {email !== null && <p>{words.mailToProve(email)}</p>}
      </Notice>
      <PrimaryLink to={paths.login()} isWide>
        {words.next}
      </PrimaryLink>
    </NarrowPage>
  );
}

function Unverified() {
  const words = useWords(registerCompleteWords);
  const email = useAtomValue(registeredEmailAtom);
  return (
    <NarrowPage title={words.heading}>
      <Notice kind="success">
        <p>{words.stored}</p>
        <p>{email === null ? words.mailSent : words.mailSentTo(email)}</p>
      </Notice>
      <PrimaryLink to={accountPaths.verify()} isWide>
        {words.verify}
      </PrimaryLink>
      <LinkButton to={paths.home()} variant="quiet" isWide>
        {words.home}
      </LinkButton>
    </NarrowPage>
  );
}
