import { useLogoutHere } from '@shop/feature-account/logout/use-logout-here';
import { paths } from '@shop/site/paths/paths';
import { useWords } from '@shop/theming/use-words';
import { Button } from '@shop/ui-kit/button';
import { LinkButton } from '@shop/ui-kit/link-button';
import { Notice } from '@shop/ui-kit/notice';
import { useEffect, useRef } from 'react';
import { MypageFrame } from '../../parts/mypage-frame';
import { NeedsScript } from '../../parts/needs-script';
import { PageMessages } from '../../parts/page-messages';
import { logoutWords } from './logout-words';
import styles from './logout-page.module.css';

/**
 * Signs out at the press of a button: opening the page alone does not, so that neither a link of another site nor the
 * browser's way back ends a session. Then it says so, and leads home. account §2
 */
export default function LogoutPage() {
  const words = useWords(logoutWords);
  const { isDone, isBusy, logout } = useLogoutHere();
  return (
    <MypageFrame title={words.heading}>
      {isDone ? (
        <LoggedOut />
      ) : (
        <>
          <NeedsScript />
          <p>{words.question}</p>
          <div className={styles.actions}>
            <Button isBusy={isBusy} onClick={logout}>
              {words.logout}
            </Button>
            <LinkButton to={paths.mypage()} variant="secondary">
              {words.back}
            </LinkButton>
          </div>
        </>
      )}
    </MypageFrame>
  );
}

/** Takes the place of the button, and the focus that was on it. */
function LoggedOut() {
  const words = useWords(logoutWords);
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  return (
    <>
      <Notice kind="success" ref={notice}>
        <p>{words.done}</p>
      </Notice>
      <PageMessages page="mypage logout" />
      <div className={styles.actions}>
        <LinkButton to={paths.home()}>{words.toHome}</LinkButton>
        <LinkButton to={paths.login()} variant="secondary">
          {words.toLogin}
        </LinkButton>
      </div>
    </>
  );
}
