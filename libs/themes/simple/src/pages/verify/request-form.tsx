import { useVerificationMailForm } from '@shop/feature-account/email-verify/use-verification-mail-form';
import { useWords } from '@shop/theming/use-words';
import { Button } from '@shop/ui-kit/button';
import { Notice } from '@shop/ui-kit/notice';
import { PasswordField } from '@shop/ui-kit/password-field';
import { TextField } from '@shop/ui-kit/text-field';
import { useState } from 'react';
import styles from './verify-page.module.css';
import { verifyWords } from './verify-words';

/** Asks for the mail with the code, to the address that the member has or wants. */
export function RequestForm({ email }: { readonly email: string }) {
  const words = useWords(verifyWords);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { field, formProps, formError, isSubmitting } = useVerificationMailForm(email, setSentTo);
  return (
    <form {...formProps} method="post" aria-label={words.mailForm} className={styles.form}>
      {formError !== null && <Notice kind="error">{formError}</Notice>}
      {sentTo !== null && formError === null && <Notice kind="success">{words.codeSentTo(sentTo)}</Notice>}
      <TextField {...field('email')} type="email" inputMode="email" autoComplete="email" />
      <PasswordField {...field('current')} autoComplete="current-password" hint={words.passwordHint} />
      <Button type="submit" variant="secondary" isWide isBusy={isSubmitting}>
        {sentTo === null ? words.sendMail : words.sendMailAgain}
      </Button>
    </form>
  );
}
