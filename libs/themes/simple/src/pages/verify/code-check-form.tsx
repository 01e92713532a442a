import { useVerificationCodeForm } from '@shop/feature-account/email-verify/use-verification-code-form';
import { useWords } from '@shop/theming/use-words';
import { Notice } from '@shop/ui-kit/notice';
import { TextField } from '@shop/ui-kit/text-field';
import styles from './verify-page.module.css';
import { verifyWords } from './verify-words';
import { PrimaryButton } from '../../parts/primary-button';

/** The digits of the mail. */
export function CodeCheckForm({ onVerified }: { readonly onVerified: () => void }) {
  const words = useWords(verifyWords);
  const { field, formProps, formError, isSubmitting } = useVerificationCodeForm(onVerified);
  return (
    <form {...formProps} method="post" aria-label={words.codeForm} className={styles.form}>
      {formError !== null && <Notice kind="error">{formError}</Notice>}
      <TextField {...field('code')} inputMode="numeric" autoComplete="one-time-code" hint={words.codeHint} />
      <p>{words.codeMissing}</p>
      <PrimaryButton type="submit" isWide isBusy={isSubmitting}>
        {words.verify}
      </PrimaryButton>
    </form>
  );
}
