import { accountPaths } from '@shop/site/paths/account-paths';
import { useWords } from '@shop/theming/use-words';
import { Notice } from '@shop/ui-kit/notice';
import { Link } from 'react-router-dom';
import { loginWords } from './login-words';

/**
 * For who has signed in without having proved the mail address: the form alone would come back for ever in a shop that
 * leads nobody to the page that proves it. interp-verify-guard
 */
export function UnverifiedNotice() {
  const words = useWords(loginWords);
  return (
    <Notice kind="info">
      <p>{words.unverified}</p>
      <p>
        <Link to={accountPaths.verify()}>{words.toVerify}</Link>
      </p>
    </Notice>
  );
}
