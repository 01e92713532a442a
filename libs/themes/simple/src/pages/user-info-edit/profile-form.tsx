import type { Profile } from '@shop/feature-account/profile/profile-query';
import { useProfileForm } from '@shop/feature-account/profile/use-profile-form';
import { accountPaths } from '@shop/site/account-paths';
import { useTheme } from '@shop/theming/theme-provider';
import { useWords } from '@shop/theming/use-words';
import { LiveMessage } from '@shop/ui-kit/live-message';
import { PasswordField } from '@shop/ui-kit/password-field';
import { TextField } from '@shop/ui-kit/text-field';
import { showToast } from '@shop/ui-kit/toast/show-toast';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import styles from '../../parts/choice-list.module.css';
import { FormActions } from '../../parts/form-actions';
import { LeaveQuestion } from '../../parts/leave-question';
import { UserFields } from '../../parts/user-fields';
import { userInfoEditWords } from './user-info-edit-words';

interface ProfileFormProps {
  readonly profile: Profile;
  readonly isCompanyRequired: boolean;
}

/** The member's own data. What is being written stays, also when it is read again meanwhile. */
export function ProfileForm({ profile, isCompanyRequired }: ProfileFormProps) {
  const words = useWords(userInfoEditWords);
  const [stored] = useState(profile);
  const navigate = useNavigate();
  const form = useProfileForm(stored, { ...useTheme().rules, isCompanyRequired }, async ({ hasNewEmail }) => {
    void showToast('success', hasNewEmail ? words.mailSent : words.saved);
    await navigate(accountPaths.userInfo());
  });
  return (
    <form {...form.formProps} method="post" aria-label={words.userInfo} className={styles.fields}>
      <LeaveQuestion hasUnsaved={form.hasUnsaved} />
      <LiveMessage>{form.announcement}</LiveMessage>
      <h2 className={styles.section}>{words.account}</h2>
      <p>{words.username(stored.username)}</p>
      <TextField
        {...form.emailField()}
        type="email"
        inputMode="email"
        autoComplete="email"
        hint={words.emailHint}
      />
      {form.isNewEmail && (
        <PasswordField
          {...form.field('current')}
          required
          autoComplete="current-password"
          hint={words.passwordHint}
        />
      )}
      <UserFields
        form={form}
        isCompanyShown={isCompanyRequired || stored.values.companyName !== ''}
        hasStoredAnswer={stored.values.securityQuestion !== ''}
      />
      <FormActions backTo={accountPaths.userInfo()} isBusy={form.isSubmitting} failure={form.formError} />
    </form>
  );
}
