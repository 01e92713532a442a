import type { LoginStop } from '@shop/feature-account/login-form/use-login-form';
import { accountPaths } from '@shop/site/paths/account-paths';
import { useWords } from '@shop/theming/use-words';
import { Notice } from '@shop/ui-kit/notice';
import { Link } from 'react-router-dom';
import { loginWords } from './login-words';

interface LoginFailureProps {
  readonly message: string;
  readonly stop: LoginStop | null;
}

/** Why a sign-in failed; where sign-ins are stopped, for how long, and the ways on. */
export function LoginFailure({ message, stop }: LoginFailureProps) {
  const words = useWords(loginWords);
  return (
    <Notice kind="error">
      {stop === null ? (
        message
      ) : (
        <>
          <p>{words.stopped(stop.minutes)}</p>
          <p>
            {words.unlockMailed}
            <Link to={accountPaths.reminder()}>{words.resetPassword}</Link>
          </p>
        </>
      )}
    </Notice>
  );
}
