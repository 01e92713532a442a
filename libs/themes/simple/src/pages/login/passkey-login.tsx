import { usePasskeyLogin } from '@shop/feature-account/passkeys/use-passkey-login';
import { useWords } from '@shop/theming/use-words';
import { Button } from '@shop/ui-kit/button';
import { Notice } from '@shop/ui-kit/notice';
import styles from './login-page.module.css';
import { loginWords } from './login-words';
import { PasskeyFailure } from '../../parts/passkey-failure';

/** Sign-in by passkey, for who has one: the browser asks for finger, face or PIN. */
export function PasskeyLogin() {
  const words = useWords(loginWords);
  const { isBusy, failure, start } = usePasskeyLogin();
  return (
    <div className={styles.form}>
      {failure !== null &&
        ('kind' in failure ? (
          <PasskeyFailure kind={failure.kind} />
        ) : (
          <Notice kind="error">{failure.message}</Notice>
        ))}
      <Button variant="secondary" isWide isBusy={isBusy} onClick={start}>
        {words.passkeyLogin}
      </Button>
    </div>
  );
}
