import { useCodeCheckForm } from '@shop/feature-account/email-verify/use-code-check-form';
import { Button } from '@shop/ui-kit/button';
import { Notice } from '@shop/ui-kit/notice';
import { TextField } from '@shop/ui-kit/text-field';
import styles from './verify-page.module.css';

/** The digits of the mail. */
export function CodeCheckForm({ onVerified }: { readonly onVerified: () => void }) {
  const { field, formProps, formError, isSubmitting } = useCodeCheckForm(onVerified);
  return (
    <form {...formProps} method="post" aria-label="確認コードの入力" className={styles.form}>
      {formError !== null && <Notice kind="error">{formError}</Notice>}
      <TextField
        {...field('code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        hint="メールに記載の6桁の数字"
      />
      <Button type="submit" isWide isBusy={isSubmitting}>
        認証する
      </Button>
    </form>
  );
}
