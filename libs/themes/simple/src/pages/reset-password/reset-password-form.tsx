import { usePasswordResetForm } from '@shop/feature-account/reminder/use-password-reset-form';
import { useWords } from '@shop/theming/use-words';
import { LiveMessage } from '@shop/ui-kit/live-message';
import { Notice } from '@shop/ui-kit/notice';
import { PasswordField } from '@shop/ui-kit/password-field';
import { NewPasswordField } from '../../parts/new-password-field';
import styles from '../../parts/form-layout.module.css';
import { PrimaryButton } from '../../parts/primary-button';
import { SecurityAnswerField } from '../../parts/security-answer-field';
import { resetPasswordWords } from './reset-password-words';

interface ResetPasswordFormProps {
  readonly token: string;
  /** The security question, where one is set. */
  readonly question: string | null;
  readonly onReset: (hasDeletedPasskeys: boolean) => void;
}

/** The answer to the security question, where there is one, and the new password twice. */
export function ResetPasswordForm({ token, question, onReset }: ResetPasswordFormProps) {
  const words = useWords(resetPasswordWords);
  const form = usePasswordResetForm({ token, hasQuestion: question !== null }, onReset);
  const { field } = form;
  return (
    <>
      <p>{words.lead}</p>
      <form {...form.formProps} method="post" aria-label={words.heading} className={styles.fields}>
        <LiveMessage>{form.announcement}</LiveMessage>
        {question !== null && <SecurityAnswerField question={question} field={field('answer')} />}
        <NewPasswordField {...field('next')} />
        <PasswordField {...field('again')} autoComplete="new-password" />
        {form.formError !== null && <Notice kind="error">{form.formError}</Notice>}
        <PrimaryButton type="submit" isWide isBusy={form.isSubmitting}>
          {words.reset}
        </PrimaryButton>
      </form>
    </>
  );
}
