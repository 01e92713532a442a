import { useRegisterForm } from '@shop/feature-account/register/use-register-form';
import type { UserFormSettings } from '@shop/feature-account/user-fields/user-form-query';
import { accountPaths } from '@shop/site/paths/account-paths';
import { useWords } from '@shop/theming/use-words';
import { LiveMessage } from '@shop/ui-kit/live-message';
import { Notice } from '@shop/ui-kit/notice';
import { useNavigate } from 'react-router-dom';
import styles from '../../parts/form-layout.module.css';
import { LeaveQuestion } from '../../parts/leave-question';
import { PrimaryButton } from '../../parts/primary-button';
import { UserFields } from '../../parts/user-fields';
import { useUserFormOptions } from '../../parts/use-user-form-options';
import { AccountFields } from './account-fields';
import { ConsentField } from './consent-field';
import { registerWords } from './register-words';

interface RegisterFormProps {
  readonly settings: UserFormSettings;
  /** The shop has a page with its terms, to which the member agrees as well. */
  readonly hasTerms: boolean;
}

/** Who the new member is, how they sign in, and what they agree to. */
export function RegisterForm({ settings, hasTerms }: RegisterFormProps) {
  const words = useWords(registerWords);
  const navigate = useNavigate();
  const form = useRegisterForm(useUserFormOptions(settings), () => navigate(accountPaths.registerComplete()));
  const { field } = form;
  return (
    <form {...form.formProps} method="post" aria-label={words.heading} className={styles.fields}>
      <LeaveQuestion hasUnsaved={form.hasUnsaved} />
      <LiveMessage>{form.announcement}</LiveMessage>
      <AccountFields field={field} />
      <UserFields form={form} isCompanyShown={settings.isCompanyRequired} isNew />
      <ConsentField field={field} hasTerms={hasTerms} />
      {form.formError !== null && <Notice kind="error">{form.formError}</Notice>}
      <PrimaryButton type="submit" isWide isBusy={form.isSubmitting}>
        {words.register}
      </PrimaryButton>
    </form>
  );
}
