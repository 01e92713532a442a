import type { Me } from '@shop/feature-account/me-query';
import { contactDraftAtom } from '@shop/feature-content/contact-form/contact-draft';
import type { InquiryCategoryView } from '@shop/feature-content/contact-form/inquiry-categories-query';
import { useAttachments } from '@shop/feature-content/contact-form/use-attachments';
import { useContactForm } from '@shop/feature-content/contact-form/use-contact-form';
import { contentPaths } from '@shop/site/paths/content-paths';
import { useTheme } from '@shop/theming/theme-provider';
import { useWords } from '@shop/theming/use-words';
import { LiveMessage } from '@shop/ui-kit/live-message';
import { Notice } from '@shop/ui-kit/notice';
import { SelectField } from '@shop/ui-kit/select-field';
import { TextAreaField } from '@shop/ui-kit/text-area-field';
import { TextField } from '@shop/ui-kit/text-field';
import { useAtomValue } from 'jotai/react';
import { useNavigate } from 'react-router-dom';
import styles from '../../parts/form-layout.module.css';
import { LeaveQuestion } from '../../parts/leave-question';
import { PrimaryButton } from '../../parts/primary-button';
import { ContactFiles } from './contact-files';
import { contactWords } from './contact-words';

interface ContactFormProps {
  readonly categories: readonly InquiryCategoryView[];
  /** Who is signed in; `null` for a guest. */
  readonly member: Me | null;
  /** The order that it is about, as the link here says; null: none. */
  readonly orderNo: string | null;
}

const BODY_ROWS = 10;

/** The fields of an inquiry. Whoever comes back from its confirmation finds them as they were. */
export function ContactForm({ categories, member, orderNo }: ContactFormProps) {
  const words = useWords(contactWords);
  const draft = useAtomValue(contactDraftAtom);
  const { rules } = useTheme();
  const navigate = useNavigate();
  const attachments = useAttachments(draft?.files ?? []);
  const form = useContactForm({
    categories,
    files: attachments.files,
    options: rules,
    initial: draft?.values ?? {
      category: '',
      name: member?.name ?? '',
      nameKana: member?.nameKana ?? '',
      email: member?.email ?? '',
      phone: member?.phoneNumber ?? '',
      body: orderNo === null ? '' : words.aboutOrder(orderNo),
    },
    onPrepared: async () => {
      await navigate(contentPaths.contactConfirm());
    },
  });
  const { field } = form;
  const isMember = member !== null;
  return (
    <form {...form.formProps} method="post" aria-label={words.form} className={styles.fields}>
      <LeaveQuestion hasUnsaved={form.hasUnsaved} />
      <LiveMessage>{form.announcement}</LiveMessage>
      {categories.length > 0 && (
        <SelectField {...field('category')}>
          <option value="">{words.noCategory}</option>
          {categories.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
      <TextField {...field('name')} autoComplete="name" />
      <TextField {...field('nameKana')} isOptionalShown />
      <TextField
        {...field('email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        readOnly={isMember}
        hint={isMember ? words.memberEmail : undefined}
      />
      <TextField
        {...field('phone')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        isOptionalShown
        hint={words.phoneHint}
      />
      <TextAreaField {...field('body')} rows={BODY_ROWS} hint={words.bodyHint} />
      <ContactFiles attachments={attachments} />
      {form.formError !== null && <Notice kind="error">{form.formError}</Notice>}
      <div>
        <PrimaryButton type="submit" isBusy={form.isSubmitting || attachments.uploading !== null}>
          {words.toConfirm}
        </PrimaryButton>
      </div>
    </form>
  );
}
