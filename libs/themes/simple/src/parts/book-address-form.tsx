import type { UserAddressInput } from '@shop/contract/user-addresses/address-input';
import { addressDivisions } from '@shop/feature-account/address-form/address-divisions';
import type { BookAddressValues } from '@shop/feature-account/address-form/book-address-fields';
import { useBookAddressForm } from '@shop/feature-account/address-form/use-book-address-form';
import { accountPaths } from '@shop/site/paths/account-paths';
import { useTheme } from '@shop/theming/theme-provider';
import { useWords } from '@shop/theming/use-words';
import { LiveMessage } from '@shop/ui-kit/live-message';
import { SelectField } from '@shop/ui-kit/select-field';
import { TextField } from '@shop/ui-kit/text-field';
import { AddressFields } from './address-fields';
import { bookAddressFormWords } from './book-address-form-words';
import styles from './form-layout.module.css';
import { FormActions } from './form-actions';
import { LeaveQuestion } from './leave-question';

interface BookAddressFormProps {
  readonly initial: BookAddressValues;
  readonly prefectures: readonly string[];
  readonly onSave: (address: UserAddressInput) => Promise<void>;
}

/** The form of an entry of the address book, new or known. */
export function BookAddressForm({ initial, prefectures, onSave }: BookAddressFormProps) {
  const words = useWords(bookAddressFormWords);
  const form = useBookAddressForm(initial, onSave, useTheme().rules);
  const { field } = form;
  return (
    <form {...form.formProps} method="post" aria-label={words.address} className={styles.fields}>
      <LeaveQuestion hasUnsaved={form.hasUnsaved} />
      <LiveMessage>{form.announcement}</LiveMessage>
      <TextField {...field('label')} isOptionalShown hint={words.labelHint} />
      <SelectField {...field('division')}>
        {addressDivisions.map(({ value, name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </SelectField>
      <AddressFields form={form} prefectures={prefectures} />
      <TextField
        {...field('cellPhoneNumber')}
        type="tel"
        inputMode="tel"
        isOptionalShown
        hint={words.cellPhoneHint || undefined}
      />
      <FormActions backTo={accountPaths.addressBook()} isBusy={form.isSubmitting} failure={form.formError} />
    </form>
  );
}
