import { useAddressForm } from '@shop/feature-account/address-form/use-address-form';
import { prefecturesQuery } from '@shop/feature-account/prefectures-query';
import { useCreateAddress } from '@shop/feature-account/use-create-address';
import { shipToSavedAddress } from '@shop/feature-cart/commands/ship-to-saved-address';
import { useCartCommand } from '@shop/feature-cart/use-cart-command';
import { useApi } from '@shop/query/use-api';
import { checkoutPaths } from '@shop/site/checkout-paths';
import { paths } from '@shop/site/paths';
import { useTheme } from '@shop/theming/theme-provider';
import { useWords } from '@shop/theming/use-words';
import { LiveMessage } from '@shop/ui-kit/live-message';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { AddressFields } from '../../parts/address-fields';
import styles from '../../parts/choice-list.module.css';
import { LeaveQuestion } from '../../parts/leave-question';
import { StepActions } from '../../parts/step-actions';
import { cartShippingAddWords } from './cart-shipping-add-words';

/** The fields of a new address of a member. */
export function AddressForm() {
  const words = useWords(cartShippingAddWords);
  const prefectures = useQuery(prefecturesQuery(useApi())).data ?? [];
  const run = useCartCommand();
  const { mutateAsync: createAddress } = useCreateAddress();
  const navigate = useNavigate();
  const form = useAddressForm(async (address) => {
    await run(shipToSavedAddress(await createAddress(address)));
    await navigate(checkoutPaths.cartShippingDetail());
  }, useTheme().rules);
  return (
    <form {...form.formProps} aria-label={words.shippingAddress} className={styles.fields}>
      <LeaveQuestion hasUnsaved={form.hasUnsaved} />
      <LiveMessage>{form.announcement}</LiveMessage>
      <AddressFields form={form} prefectures={prefectures} />
      <StepActions backTo={paths.cartShippingSelect()} isBusy={form.isSubmitting} failure={form.formError} />
    </form>
  );
}
