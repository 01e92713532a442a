import { useRequestForm } from '@shop/feature-account/email-verify/use-request-form';
import { Button } from '@shop/ui-kit/button';
import { Notice } from '@shop/ui-kit/notice';
import { TextField } from '@shop/ui-kit/text-field';
import { useState } from 'react';
import styles from './verify-page.module.css';

/** Asks for the mail with the code, to the address that the member has or wants. */
export function RequestForm({ email }: { readonly email: string }) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { field, formProps, formError, isSubmitting } = useRequestForm(email, setSentTo);
  return (
    <form {...formProps} method="post" aria-label="確認メールの送信" className={styles.form}>
      {formError !== null && <Notice kind="error">{formError}</Notice>}
      {sentTo !== null && formError === null && (
        <Notice kind="success">{sentTo} に確認コードをお送りしました。10分以内に入力してください。</Notice>
      )}
      <TextField {...field('email')} type="email" inputMode="email" autoComplete="email" />
      <Button type="submit" variant="secondary" isWide isBusy={isSubmitting}>
        {sentTo === null ? '確認メールを送る' : '確認メールをもう一度送る'}
      </Button>
    </form>
  );
}
