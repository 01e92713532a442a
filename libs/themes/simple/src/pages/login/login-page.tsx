import { hasTokenAtom, isLoginAtom } from '@shop/session/session-atoms';
import { pendingVerificationAtom, warningMessageAtom } from '@shop/session/session-notice-atoms';
import type { PageProps } from '@shop/theming/page-props';
import { useWords } from '@shop/theming/use-words';
import { Notice } from '@shop/ui-kit/notice';
import { useAtomValue } from 'jotai/react';
import { CodeForm } from './code-form';
import { GuestOffer } from './guest-offer';
import styles from './login-page.module.css';
import { LoginProviders } from './login-providers';
import { loginWords } from './login-words';
import { PasskeyLogin } from './passkey-login';
import { PasswordForm } from './password-form';
import { RegisterOffer } from './register-offer';
import { ReminderLinks } from './reminder-links';
import { SisterShopLinks } from './sister-shop-links';
import { UnverifiedNotice } from './unverified-notice';
import { LoginNoteSlot } from '../../slots/member-slots';

/** Sign-in by password, then by one-time code where the account asks for one; the guard leads back afterwards. */
export default function LoginPage({ search }: PageProps) {
  const words = useWords(loginWords);
  const isLogin = useAtomValue(isLoginAtom);
  const hasToken = useAtomValue(hasTokenAtom);
  const pending = useAtomValue(pendingVerificationAtom);
  const ended = useAtomValue(warningMessageAtom);
  const isAgain = search.get('re') === '1' || ended !== null;
  const isAsked = pending === null && !isLogin;
  return (
    <div className={isAsked ? styles.wide : styles.page}>
      <h1>{words.heading}</h1>
      <LoginNoteSlot />
      {isAgain && !isLogin && <Notice kind="warning">{ended ?? words.sessionEnded}</Notice>}
      {hasToken && !isLogin && <UnverifiedNotice />}
      <div className={styles.columns}>
        <div className={styles.member}>
          {pending === null ? <PasswordForm /> : <CodeForm />}
          {isAsked && <PasskeyLogin />}
        </div>
        {isAsked && (
          <>
            <GuestOffer />
            <div className={styles.more}>
              <ReminderLinks />
              <p>{words.usernameToo}</p>
              <LoginProviders />
            </div>
            <div className={styles.newcomers}>
              <RegisterOffer />
              <SisterShopLinks />
            </div>
          </>
        )}
      </div>
    </div>
  );
}
