import { toDevice } from '@shop/feature-account/login-history/to-device';
import { useAddPasskeyForm } from '@shop/feature-account/passkeys/use-add-passkey-form';
import { accountPaths } from '@shop/site/paths/account-paths';
import { useWords } from '@shop/theming/use-words';
import { LiveMessage } from '@shop/ui-kit/live-message';
import { Notice } from '@shop/ui-kit/notice';
import { PasswordField } from '@shop/ui-kit/password-field';
import { TextField } from '@shop/ui-kit/text-field';
import { Link } from 'react-router-dom';
import styles from '../../parts/form-layout.module.css';
import { PasskeyFailure } from '../../parts/passkey-failure';
import { PrimaryButton } from '../../parts/primary-button';
import { passkeyWords } from './passkey-words';

/** Whether the password is asked for, and what follows. */
export interface AddPasskeyFormProps {
  readonly isPasswordRequired: boolean;
  readonly onAdded: () => void;
}

/** The name of the passkey, and the current password unless the member signed in by passkey or with a provider a moment ago. */
export function AddPasskeyForm({ isPasswordRequired, onAdded }: AddPasskeyFormProps) {
  const words = useWords(passkeyWords);
  const { system, browser } = toDevice(navigator.userAgent);
  const initialName =
    system === null || browser === null ? words.unknownDevice : words.device(system, browser);
  const { field, formProps, formError, announcement, isSubmitting, failure } = useAddPasskeyForm({
    initialName,
    isPasswordRequired,
    onAdded,
  });
  return (
    <form {...formProps} method="post" aria-label={words.addHeading} className={styles.fields}>
      <LiveMessage>{announcement}</LiveMessage>
      <TextField {...field('name')} autoComplete="off" hint={words.nameHint} />
      {isPasswordRequired && (
        <>
          <PasswordField {...field('current')} autoComplete="current-password" hint={words.passwordHint} />
          <p>
            {words.noPassword} <Link to={accountPaths.logout()}>{words.toLogout}</Link>
          </p>
        </>
      )}
      {failure !== null && <PasskeyFailure kind={failure} />}
      {formError !== null && <Notice kind="error">{formError}</Notice>}
      <div>
        <PrimaryButton type="submit" isBusy={isSubmitting}>
          {words.add}
        </PrimaryButton>
      </div>
    </form>
  );
}
