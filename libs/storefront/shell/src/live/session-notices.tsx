import { useSession } from '@shop/query/use-session';
import { accountWarningsAtom, warningMessageAtom } from '@shop/session/session-atoms';
import { paths } from '@shop/site/paths';
import { PageNotice } from '@shop/ui-kit/page-notice';
import { useAtomValue } from 'jotai/react';
import { matchPath, useLocation } from 'react-router-dom';
import { ROUTE_TABLE } from '../route-table';

/** What the shopper is told of their session and account over every page: why it ended, what is to be put right. core §6 */
export default function SessionNotices() {
  const session = useSession();
  const ended = useAtomValue(warningMessageAtom);
  const { hasPasswordExpired, hasMailErrorCountOver } = useAtomValue(accountWarningsAtom);
  const { pathname } = useLocation();
  const isOn = (path: string) => matchPath(path, pathname) !== null;
  return (
    <aside aria-label="アカウントのお知らせ">
      {ended !== null && !isOn(ROUTE_TABLE.login.path) && (
        <PageNotice
          message={ended}
          action={{ to: paths.loginAgain(), label: 'ログイン' }}
          onClose={() => session.dismissWarning()}
        />
      )}
      {hasPasswordExpired && !isOn(paths.password()) && (
        <PageNotice
          message="パスワードの有効期限が切れています。新しいパスワードを設定してください。"
          action={{ to: paths.password(), label: 'パスワードを変更する' }}
        />
      )}
      {hasMailErrorCountOver && !isOn(ROUTE_TABLE.verify.path) && (
        <PageNotice
          message="ご登録のメールアドレスにメールをお届けできません。メールアドレスをご確認ください。"
          action={{ to: paths.verify(), label: 'メールアドレスを確認する' }}
        />
      )}
    </aside>
  );
}
