import { useCatalogOrderForm } from '@shop/feature-account/catalog-order/use-catalog-order-form';
import type { CatalogView } from '@shop/feature-content/catalogs-query';
import { useTheme } from '@shop/theming/theme-provider';
import { useWords } from '@shop/theming/use-words';
import { LiveMessage } from '@shop/ui-kit/live-message';
import { Notice } from '@shop/ui-kit/notice';
import { TextAreaField } from '@shop/ui-kit/text-area-field';
import { TextField } from '@shop/ui-kit/text-field';
import { AddressFields } from '../../parts/address-fields';
import styles from '../../parts/form-layout.module.css';
import { LeaveQuestion } from '../../parts/leave-question';
import { PrimaryButton } from '../../parts/primary-button';
import { CatalogChoice } from './catalog-choice';
import { catalogOrderWords } from './catalog-order-words';

interface CatalogOrderFormProps {
  readonly catalogs: readonly CatalogView[];
  readonly prefectures: readonly string[];
  /** The member's; empty for a guest. */
  readonly email: string;
  readonly onOrdered: (number: string) => void;
}

const REMARKS_ROWS = 3;

/** Which catalogues are wanted, and where they go. */
export function CatalogOrderForm({ catalogs, prefectures, email, onOrdered }: CatalogOrderFormProps) {
  const words = useWords(catalogOrderWords);
  const form = useCatalogOrderForm({ email, onOrdered, options: useTheme().rules });
  const { field } = form;
  return (
    <form {...form.formProps} method="post" aria-label={words.form} className={styles.fields}>
      <LeaveQuestion hasUnsaved={form.hasUnsaved} />
      <LiveMessage>{form.announcement}</LiveMessage>
      <CatalogChoice
        catalogs={catalogs}
        field={field('catalogs')}
        onChange={(chosen) => form.setValue('catalogs', chosen)}
      />
      <h2>{words.address}</h2>
      <AddressFields form={form} prefectures={prefectures} />
      <TextField
        {...field('email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        readOnly={email !== ''}
        hint={words.emailHint}
      />
      <TextAreaField {...field('remarks')} rows={REMARKS_ROWS} hint={words.remarksHint} />
      {form.formError !== null && <Notice kind="error">{form.formError}</Notice>}
      <div>
        <PrimaryButton type="submit" isBusy={form.isSubmitting}>
          {words.order}
        </PrimaryButton>
      </div>
    </form>
  );
}
