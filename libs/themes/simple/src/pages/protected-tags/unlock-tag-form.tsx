import type { TagView } from '@shop/feature-catalogue/protected-tags/tags-query';
import { useUnlockForm } from '@shop/feature-catalogue/protected-tags/use-unlock-form';
import { LiveMessage } from '@shop/ui-kit/live-message';
import { Notice } from '@shop/ui-kit/notice';
import { PasswordField } from '@shop/ui-kit/password-field';
import { SelectField } from '@shop/ui-kit/select-field';
import { useState } from 'react';
import styles from '../../parts/form-layout.module.css';
import { NeedsScript } from '../../parts/needs-script';
import { PrimaryButton } from '../../parts/primary-button';
import type { protectedTagsWords } from './protected-tags-words';

interface UnlockTagFormProps {
  readonly words: (typeof protectedTagsWords)['words'];
  readonly isOfSchools: boolean;
  /** The tags to choose from. */
  readonly tags: readonly TagView[];
  /** The key of the tag that is chosen at first; empty where the shopper chooses. */
  readonly chosen: string;
  readonly onUnlocked: (tag: string) => void;
}

/** Chooses a password-protected tag and opens it with its password. core §7 */
export function UnlockTagForm({ words, isOfSchools, tags, chosen, onUnlocked }: UnlockTagFormProps) {
  const [tag, setTag] = useState(chosen);
  const form = useUnlockForm({
    isOfSchools,
    tag: chosen,
    onTag: setTag,
    onUnlocked,
  });
  return (
    <form {...form.formProps} method="post" aria-label={words.choose} className={styles.fields}>
      <NeedsScript />
      <LiveMessage>{form.announcement}</LiveMessage>
      <SelectField {...form.field('tag')} hint={tags.find(({ key }) => key === tag)?.description}>
        <option value="">{words.chooseOne}</option>
        {tags.map(({ key, name }) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </SelectField>
      <PasswordField {...form.field('password')} autoComplete="current-password" hint={words.passwordHint} />
      {form.formError !== null && <Notice kind="error">{form.formError}</Notice>}
      <PrimaryButton type="submit" isWide isBusy={form.isSubmitting}>
        {words.unlock}
      </PrimaryButton>
    </form>
  );
}
