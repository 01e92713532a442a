import { isLoginAtom, pendingVerificationAtom, warningMessageAtom } from '@shop/session/session-atoms';
import { useCart } from '@shop/feature-cart/use-cart';
import { checkoutPaths } from '@shop/site/checkout-paths';
import type { PageProps } from '@shop/theming/page-props';
import { useWords } from '@shop/theming/use-words';
import { LinkButton } from '@shop/ui-kit/link-button';
import { Notice } from '@shop/ui-kit/notice';
import { Panel } from '@shop/ui-kit/panel';
import { useAtomValue } from 'jotai/react';
import { CodeForm } from './code-form';
import styles from './login-page.module.css';
import { LoginProviders } from './login-providers';
import { loginWords } from './login-words';
import { PasswordForm } from './password-form';
import { RegisterOffer } from './register-offer';
import { ReminderLinks } from './reminder-links';
import { SisterShopLinks } from './sister-shop-links';
import { LoginNoteSlot } from '../../slots/member-slots';

/** Sign-in by password, then by one-time code where the account asks for one; the guard leads back afterwards. */
export default function LoginPage({ search }: PageProps) {
  const words = useWords(loginWords);
  const isLogin = useAtomValue(isLoginAtom);
  const pending = useAtomValue(pendingVerificationAtom);
  const { cart } = useCart();
  const ended = useAtomValue(warningMessageAtom);
  const isAgain = search.get('re') === '1' || ended !== null;
  return (
    <div className={styles.page}>
      <h1>{words.heading}</h1>
      <LoginNoteSlot />
      {isAgain && !isLogin && <Notice kind="warning">{ended ?? words.sessionEnded}</Notice>}
      {pending === null && !isLogin && <p>{words.usernameToo}</p>}
      {pending === null ? <PasswordForm /> : <CodeForm />}
      {pending === null && !isLogin && (
        <>
          <ReminderLinks />
          <RegisterOffer />
          <LoginProviders />
        </>
      )}
      {cart !== null && cart.lines.length > 0 && !isLogin && pending === null && (
        <Panel title={words.guests}>
          <p>{words.guestsLead}</p>
          <LinkButton to={checkoutPaths.cartShippingAdd()} variant="secondary" isWide>
            {words.continueAsGuest}
          </LinkButton>
        </Panel>
      )}
      {pending === null && !isLogin && <SisterShopLinks />}
    </div>
  );
}
