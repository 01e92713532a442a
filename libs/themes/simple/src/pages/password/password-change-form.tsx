import { meQuery } from '@shop/feature-account/me-query';
import { usePasswordForm } from '@shop/feature-account/password-form/use-password-form';
import { useApi } from '@shop/query/use-api';
import { paths } from '@shop/site/paths/paths';
import { useWords } from '@shop/theming/use-words';
import { LiveMessage } from '@shop/ui-kit/live-message';
import { PasswordField } from '@shop/ui-kit/password-field';
import { useQuery } from '@tanstack/react-query';
import styles from '../../parts/form-layout.module.css';
import { NewPasswordField } from '../../parts/new-password-field';
import { FormActions } from '../../parts/form-actions';
import { passwordWords } from './password-words';

/** The present password and the new one, twice. */
export function PasswordChangeForm({ onChanged }: { readonly onChanged: () => void }) {
  const words = useWords(passwordWords);
  const { field, formProps, formError, announcement, isSubmitting } = usePasswordForm(onChanged);
  const email = useQuery(meQuery(useApi())).data?.email ?? '';
  return (
    <form {...formProps} method="post" aria-label={words.heading} className={styles.fields}>
      <LiveMessage>{announcement}</LiveMessage>
      {/* Tells password managers whose password it is. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField {...field('current')} autoComplete="current-password" />
      <NewPasswordField {...field('next')} />
      <PasswordField {...field('again')} autoComplete="new-password" />
      <FormActions backTo={paths.mypage()} isBusy={isSubmitting} failure={formError} />
    </form>
  );
}
