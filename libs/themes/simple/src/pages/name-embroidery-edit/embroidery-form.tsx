import {
  type EmbroideryPart,
  embroideryChoices,
} from '@shop/feature-account/name-embroidery/embroidery-choices';
import type { EmbroideryValues } from '@shop/feature-account/name-embroidery/embroidery-fields';
import { useEmbroideryForm } from '@shop/feature-account/name-embroidery/use-embroidery-form';
import { accountPaths } from '@shop/site/paths/account-paths';
import { useWords } from '@shop/theming/use-words';
import { LiveMessage } from '@shop/ui-kit/live-message';
import { SelectField } from '@shop/ui-kit/select-field';
import { TextField } from '@shop/ui-kit/text-field';
import { showToast } from '@shop/ui-kit/toast/show-toast';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import styles from '../../parts/form-layout.module.css';
import { EmbroideryPreview } from '../../parts/embroidery-preview';
import { FormActions } from '../../parts/form-actions';
import { LeaveQuestion } from '../../parts/leave-question';
import { nameEmbroideryEditWords } from './name-embroidery-edit-words';

const options = (part: EmbroideryPart) =>
  embroideryChoices[part].map(({ value, name }) => (
    <option key={value} value={value}>
      {name}
    </option>
  ));

/** Letters, hand, thread and place, with how it will look. What is being written stays when the stored one is read again. */
export function EmbroideryForm({ stored }: { readonly stored: EmbroideryValues }) {
  const words = useWords(nameEmbroideryEditWords);
  const [initial] = useState(stored);
  const navigate = useNavigate();
  const form = useEmbroideryForm(initial, async () => {
    void showToast('success', words.saved);
    await navigate(accountPaths.nameEmbroidery());
  });
  const { field } = form;
  return (
    <form {...form.formProps} method="post" aria-label={words.form} className={styles.fields}>
      <LeaveQuestion hasUnsaved={form.hasUnsaved} />
      <LiveMessage>{form.announcement}</LiveMessage>
      <EmbroideryPreview values={form.shown} />
      <TextField {...field('text')} autoComplete="off" hint={words.textHint} />
      <SelectField {...field('script')}>{options('script')}</SelectField>
      <SelectField {...field('font')} hint={words.fontHint}>
        {options('font')}
      </SelectField>
      <SelectField {...field('colour')}>{options('colour')}</SelectField>
      <SelectField {...field('position')}>{options('position')}</SelectField>
      <FormActions
        backTo={accountPaths.nameEmbroidery()}
        isBusy={form.isSubmitting}
        failure={form.formError}
      />
    </form>
  );
}
