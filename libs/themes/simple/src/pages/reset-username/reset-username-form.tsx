import { useUsernameResetForm } from '@shop/feature-account/reminder/use-username-reset-form';
import { useWords } from '@shop/theming/use-words';
import { LiveMessage } from '@shop/ui-kit/live-message';
import { Notice } from '@shop/ui-kit/notice';
import { TextField } from '@shop/ui-kit/text-field';
import styles from '../../parts/form-layout.module.css';
import { PrimaryButton } from '../../parts/primary-button';
import { SecurityAnswerField } from '../../parts/security-answer-field';
import { resetUsernameWords } from './reset-username-words';

interface ResetUsernameFormProps {
  readonly token: string;
  /** The security question, where one is set. */
  readonly question: string | null;
  readonly onReset: (username: string) => void;
}

/** The answer to the security question, where there is one, and the new user name. */
export function ResetUsernameForm({ token, question, onReset }: ResetUsernameFormProps) {
  const words = useWords(resetUsernameWords);
  const form = useUsernameResetForm({ token, hasQuestion: question !== null }, onReset);
  const { field } = form;
  return (
    <form {...form.formProps} method="post" aria-label={words.change} className={styles.fields}>
      <LiveMessage>{form.announcement}</LiveMessage>
      {question !== null && <SecurityAnswerField question={question} field={field('answer')} />}
      <TextField
        {...field('username')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        hint={words.usernameHint}
      />
      {form.formError !== null && <Notice kind="error">{form.formError}</Notice>}
      <PrimaryButton type="submit" isWide isBusy={form.isSubmitting}>
        {words.save}
      </PrimaryButton>
    </form>
  );
}
