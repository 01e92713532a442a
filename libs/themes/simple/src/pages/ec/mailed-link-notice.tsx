import { accountPaths } from '@shop/site/paths/account-paths';
import type { MailedLink } from '@shop/site/paths/mailed-link';
import { useWords } from '@shop/theming/use-words';
import { Notice } from '@shop/ui-kit/notice';
import { Link } from 'react-router-dom';
import { ecWords } from './ec-words';

/** Says why a mail's link has led here: its page is for shoppers who are not signed in. core §2 */
export function MailedLinkNotice({ link }: { readonly link: MailedLink }) {
  const words = useWords(ecWords);
  const isPassword = link === 'reset-password';
  return (
    <Notice kind="info">
      <p>{isPassword ? words.signedInForPassword : words.signedInForUsername}</p>
      <p>
        <Link to={isPassword ? accountPaths.password() : accountPaths.userInfo()}>
          {isPassword ? words.toPassword : words.toUserInfo}
        </Link>
        {words.or}
        <Link to={accountPaths.logout()}>{words.toLogout}</Link>
      </p>
    </Notice>
  );
}
