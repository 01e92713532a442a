import {
  type CheckedSchool,
  useSchoolCheckForm,
} from '@shop/feature-catalogue/protected-tags/use-school-check-form';
import { useWords } from '@shop/theming/use-words';
import { LiveMessage } from '@shop/ui-kit/live-message';
import { Notice } from '@shop/ui-kit/notice';
import { PasswordField } from '@shop/ui-kit/password-field';
import { TextField } from '@shop/ui-kit/text-field';
import { useState } from 'react';
import styles from '../../parts/form-layout.module.css';
import { PrimaryButton } from '../../parts/primary-button';
import pageStyles from './protected-tags-page.module.css';
import { schoolCheckWords } from './school-search-words';

/** A school's code with its password or a number that it handed out, which opens what the school prescribes. account §7 */
export function SchoolCheckForm({ onUnlocked }: { readonly onUnlocked: (tag: string) => void }) {
  const words = useWords(schoolCheckWords);
  const [notSold, setNotSold] = useState<string | null>(null);
  const form = useSchoolCheckForm(({ name, tag }: CheckedSchool) => {
    if (tag === null) setNotSold(name);
    else onUnlocked(tag);
  });
  return (
    <form {...form.formProps} method="post" aria-label={words.heading} className={styles.fields}>
      <p className={pageStyles.note}>{words.lead}</p>
      <LiveMessage>{form.announcement}</LiveMessage>
      <TextField
        {...form.field('code')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        hint={words.codeHint}
      />
      <PasswordField {...form.field('password')} autoComplete="current-password" />
      <TextField
        {...form.field('memberNumber')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        hint={words.numberHint}
      />
      {form.formError !== null && <Notice kind="error">{form.formError}</Notice>}
      {notSold !== null && <Notice kind="info">{words.notSold(notSold)}</Notice>}
      <PrimaryButton type="submit" isWide isBusy={form.isSubmitting}>
        {words.check}
      </PrimaryButton>
    </form>
  );
}
