import { useSession } from '@shop/query/use-session';
import { accountWarningsAtom, warningMessageAtom } from '@shop/session/session-notice-atoms';
import { PAGE_PATHS, type RoutedPageId } from '@shop/site/paths/page-paths';
import { accountPaths } from '@shop/site/paths/account-paths';
import { PageNotice } from '@shop/ui-kit/page-notice';
import { useAtomValue } from 'jotai/react';
import { matchPath, useLocation } from 'react-router-dom';

/** Notices over every page: why the session has ended, and what the member must correct in their account. core §6 */
export default function SessionNotices() {
  const session = useSession();
  const ended = useAtomValue(warningMessageAtom);
  const { hasPasswordExpired, hasMailErrorCountOver } = useAtomValue(accountWarningsAtom);
  const { pathname } = useLocation();
  const isOn = (id: RoutedPageId) => matchPath(PAGE_PATHS[id], pathname) !== null;
  return (
    <aside aria-label="アカウントのお知らせ">
      {ended !== null && !isOn('login') && (
        <PageNotice
          message={ended}
          action={{ to: accountPaths.loginAgain(), label: 'ログイン' }}
          onClose={() => session.dismissWarning()}
        />
      )}
      {hasPasswordExpired && !isOn('password') && (
        <PageNotice
          message="パスワードの有効期限が切れています。新しいパスワードを設定してください。"
          action={{ to: accountPaths.password(), label: 'パスワードを変更する' }}
        />
      )}
      {hasMailErrorCountOver && !isOn('verify') && (
        <PageNotice
          message="ご登録のメールアドレスにメールをお届けできません。メールアドレスをご確認ください。"
          action={{ to: accountPaths.verify(), label: 'メールアドレスを確認する' }}
        />
      )}
    </aside>
  );
}
