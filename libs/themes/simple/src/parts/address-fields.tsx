import type { FormWithAddress, useAddressHelp } from '@shop/feature-account/address-form/use-address-help';
import { SelectField } from '@shop/ui-kit/select-field';
import { TextField } from '@shop/ui-kit/text-field';
import styles from './choice-list.module.css';
import { PostalHelp } from './postal-help';

interface AddressFieldsProps {
  readonly form: Pick<FormWithAddress, 'field'> & ReturnType<typeof useAddressHelp>;
  /** To choose from. */
  readonly prefectures: readonly string[];
}

/** The fields of an address, in every form that asks for one. */
export function AddressFields({ form, prefectures }: AddressFieldsProps) {
  const { field } = form;
  const names = form.nameFields();
  return (
    <>
      <div className={styles.pair}>
        <TextField {...names.last} autoComplete="family-name" />
        <TextField {...names.first} autoComplete="given-name" />
        <TextField {...field('lastNameKana')} />
        <TextField {...field('firstNameKana')} />
      </div>
      <TextField
        {...form.postalField()}
        autoComplete="postal-code"
        inputMode="numeric"
        hint="例：123-4567　住所を自動で入力します"
      />
      <PostalHelp postal={form.postal} />
      <SelectField {...field('prefecture')} autoComplete="address-level1">
        <option value="">選択してください</option>
        {prefectures.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </SelectField>
      <TextField {...field('city')} autoComplete="address-level2" />
      <TextField {...field('address1')} autoComplete="address-line1" />
      <TextField {...field('address2')} autoComplete="address-line2" isOptionalShown />
      <TextField {...field('phoneNumber')} type="tel" autoComplete="tel" inputMode="tel" />
    </>
  );
}
