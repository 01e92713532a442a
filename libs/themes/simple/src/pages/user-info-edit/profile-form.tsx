import type { Profile } from '@shop/feature-account/profile/profile-query';
import type { UserFormSettings } from '@shop/feature-account/user-fields/user-form-query';
import { useProfileForm } from '@shop/feature-account/profile/use-profile-form';
import { accountPaths } from '@shop/site/paths/account-paths';
import { useWords } from '@shop/theming/use-words';
import { LiveMessage } from '@shop/ui-kit/live-message';
import { PasswordField } from '@shop/ui-kit/password-field';
import { TextField } from '@shop/ui-kit/text-field';
import { showToast } from '@shop/ui-kit/toast/show-toast';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import styles from '../../parts/form-layout.module.css';
import { FormActions } from '../../parts/form-actions';
import { LeaveQuestion } from '../../parts/leave-question';
import { useUserFormOptions } from '../../parts/use-user-form-options';
import { UserFields } from '../../parts/user-fields';
import { userInfoEditWords } from './user-info-edit-words';

interface ProfileFormProps {
  readonly profile: Profile;
  readonly settings: UserFormSettings;
  /** Where the member was going, who has just become one; null for who changes what is there. */
  readonly next: string | null;
}

/** The member's own data. What is being written stays, also when it is read again meanwhile. */
export function ProfileForm({ profile, settings, next }: ProfileFormProps) {
  const words = useWords(userInfoEditWords);
  const [stored] = useState(profile);
  const navigate = useNavigate();
  const form = useProfileForm(stored, useUserFormOptions(settings), async ({ hasNewEmail }) => {
    void showToast('success', hasNewEmail ? words.mailSent : words.saved);
    await navigate(hasNewEmail ? accountPaths.verify() : (next ?? accountPaths.userInfo()));
  });
  return (
    <form {...form.formProps} method="post" aria-label={words.userInfo} className={styles.fields}>
      <LeaveQuestion hasUnsaved={form.hasUnsaved} />
      <LiveMessage>{form.announcement}</LiveMessage>
      <h2 className={styles.section}>{words.account}</h2>
      <p>{words.username(stored.username)}</p>
      <TextField
        {...form.field('email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        hint={words.emailHint}
      />
      {form.passwordFor === 'email' && <CurrentPassword form={form} hint={words.passwordHint} />}
      <UserFields
        form={form}
        isCompanyShown={settings.isCompanyRequired || stored.values.companyName !== ''}
        hasStoredAnswer={stored.values.securityQuestion !== ''}
      />
      {form.passwordFor === 'question' && (
        <CurrentPassword form={form} hint={words.passwordForQuestionHint} />
      )}
      <FormActions
        backTo={next ?? accountPaths.userInfo()}
        isBusy={form.isSubmitting}
        failure={form.formError}
      />
    </form>
  );
}

interface CurrentPasswordProps {
  readonly form: Pick<ReturnType<typeof useProfileForm>, 'field'>;
  readonly hint: string;
}

/** Stands beside what takes the current password. */
function CurrentPassword({ form, hint }: CurrentPasswordProps) {
  return <PasswordField {...form.field('current')} required autoComplete="current-password" hint={hint} />;
}
