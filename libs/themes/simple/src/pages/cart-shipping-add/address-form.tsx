import { useAddressForm } from '@shop/feature-account/address-form/use-address-form';
import { prefecturesQuery } from '@shop/feature-account/prefectures-query';
import { useCreateAddress } from '@shop/feature-account/use-create-address';
import { chooseAddress } from '@shop/feature-cart/commands/choose-address';
import { writeAddress } from '@shop/feature-cart/commands/write-address';
import { useCartCommand } from '@shop/feature-cart/use-cart-command';
import { useApi } from '@shop/query';
import { paths } from '@shop/site';
import { SelectField } from '@shop/ui-kit/select-field/select-field';
import { TextField } from '@shop/ui-kit/text-field/text-field';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import styles from '../../parts/choice-list.module.css';
import { StepActions } from '../../parts/step-actions';

/** The fields of a new address. */
export function AddressForm({ isMember }: { readonly isMember: boolean }) {
  const prefectures = useQuery(prefecturesQuery(useApi())).data ?? [];
  const run = useCartCommand();
  const createAddress = useCreateAddress();
  const navigate = useNavigate();
  const { field, formProps, formError, isSubmitting } = useAddressForm(async (address) => {
    if (isMember) await run(chooseAddress(await createAddress(address)));
    else await run(writeAddress(address));
    await navigate(paths.cartShippingDetail());
  });
  return (
    <form {...formProps} aria-label="お届け先" className={styles.fields}>
      <div className={styles.pair}>
        <TextField {...field('lastName')} autoComplete="family-name" />
        <TextField {...field('firstName')} autoComplete="given-name" />
        <TextField {...field('lastNameKana')} />
        <TextField {...field('firstNameKana')} />
      </div>
      <TextField {...field('postalCode')} autoComplete="postal-code" hint="例：123-4567" />
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
      <StepActions backTo={paths.cartShippingSelect()} isBusy={isSubmitting} failure={formError} />
    </form>
  );
}
