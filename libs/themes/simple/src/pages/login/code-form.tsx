import { useCodeForm } from '@shop/feature-account/login-form/use-code-form';
import { useSession } from '@shop/query/use-session';
import { Button } from '@shop/ui-kit/button';
import { LiveMessage } from '@shop/ui-kit/live-message';
import { Notice } from '@shop/ui-kit/notice';
import { TextField } from '@shop/ui-kit/text-field';
import styles from './login-page.module.css';

/** The one-time-code step. */
export function CodeForm() {
  const session = useSession();
  const { field, formProps, formError, announcement, isSubmitting } = useCodeForm();
  return (
    <form {...formProps} method="post" aria-label="確認コードの入力" className={styles.form}>
      <Notice kind="info">
        ご登録のメールアドレスに確認コードをお送りしました。10分以内に入力してください。
      </Notice>
      <LiveMessage>{announcement}</LiveMessage>
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
      <Button variant="quiet" onClick={() => session.cancelVerification()}>
        戻る
      </Button>
    </form>
  );
}
