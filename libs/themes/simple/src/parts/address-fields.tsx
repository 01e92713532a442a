import type {
  FormWithAddress,
  useAddressAutofill,
} from '@shop/feature-account/address-form/use-address-autofill';
import { useWords } from '@shop/theming/use-words';
import { SelectField } from '@shop/ui-kit/select-field';
import { TextField } from '@shop/ui-kit/text-field';
import styles from './form-layout.module.css';
import { PostalCodeResult } from './postal-code-result';
import { addressFieldsWords } from './address-fields-words';

interface AddressFieldsProps {
  readonly form: Pick<FormWithAddress, 'field'> & ReturnType<typeof useAddressAutofill>;
  /** To choose from. */
  readonly prefectures: readonly string[];
}

/** The fields of an address, in every form that asks for one. */
export function AddressFields({ form, prefectures }: AddressFieldsProps) {
  const words = useWords(addressFieldsWords);
  const { field } = form;
  const names = form.nameFields();
  const prefecture = field('prefecture');
  // What was chosen before can be shown before the list is there.
  const choices = new Set(prefectures.length > 0 ? prefectures : [prefecture.defaultValue]);
  choices.delete('');
  return (
    <>
      <div className={styles.pair}>
        <TextField {...names.last} autoComplete="family-name" hint={words.nameHint || undefined} />
        <TextField {...names.first} autoComplete="given-name" hint={words.nameHint || undefined} />
        <TextField {...field('lastNameKana')} isOptionalShown hint={words.kanaHint || undefined} />
        <TextField {...field('firstNameKana')} isOptionalShown hint={words.kanaHint || undefined} />
      </div>
      <TextField
        {...form.postalField()}
        autoComplete="postal-code"
        inputMode="numeric"
        hint={words.postalCodeHint}
      />
      <PostalCodeResult postal={form.postal} />
      <SelectField {...prefecture} autoComplete="address-level1">
        <option value="">{words.choosePrefecture}</option>
        {[...choices].map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </SelectField>
      <TextField {...field('city')} autoComplete="address-level2" />
      <TextField {...field('address1')} autoComplete="address-line1" />
      <TextField {...field('address2')} autoComplete="address-line2" isOptionalShown />
      <TextField
        {...field('phoneNumber')}
        type="tel"
        autoComplete="tel"
        inputMode="tel"
        hint={words.telephoneHint || undefined}
      />
    </>
  );
}
