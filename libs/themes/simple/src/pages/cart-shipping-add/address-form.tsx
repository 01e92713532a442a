import { useAddressForm } from '@shop/feature-account/address-form/use-address-form';
import { prefecturesQuery } from '@shop/feature-account/prefectures-query';
import { useCreateAddress } from '@shop/feature-account/use-create-address';
import type { CartView } from '@shop/feature-cart/cart-view';
import { shipToNewAddress } from '@shop/feature-cart/commands/ship-to-new-address';
import { shipToSavedAddress } from '@shop/feature-cart/commands/ship-to-saved-address';
import type { CheckoutFormDraft } from '@shop/feature-cart/use-form-draft';
import { useCartCommand } from '@shop/feature-cart/use-cart-command';
import { useApi } from '@shop/query/use-api';
import { useTheme } from '@shop/theming/theme-provider';
import { useWords } from '@shop/theming/use-words';
import { classNames } from '@shop/ui-kit/class-names';
import { LiveMessage } from '@shop/ui-kit/live-message';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { AddressFields } from '../../parts/address-fields';
import styles from '../../parts/form-layout.module.css';
import { QueryFailure } from '../../parts/query-failure';
import { StepActions } from '../../parts/step-actions';
import type { AddressWay } from './address-way';
import { cartShippingAddWords } from './cart-shipping-add-words';

interface AddressFormProps {
  readonly cart: CartView;
  readonly way: AddressWay;
  readonly isMember: boolean;
  readonly draft: CheckoutFormDraft;
}

/** The fields of an address: a new one of a member, or a further destination of a guest, who finds it again here. */
export function AddressForm({ cart, way, isMember, draft }: AddressFormProps) {
  const words = useWords(cartShippingAddWords);
  const prefectures = useQuery(prefecturesQuery(useApi()));
  const run = useCartCommand();
  const { mutateAsync: createAddress } = useCreateAddress();
  const navigate = useNavigate();
  const { place, nextTo, backTo } = way;
  const key = typeof place === 'object' ? place?.key : undefined;
  const written = cart.shippings.find((shipping) => shipping.key === key)?.addressParts ?? null;
  const form = useAddressForm(
    async (address) => {
      if (isMember) await run(shipToSavedAddress(await createAddress(address), place));
      else await run(shipToNewAddress(address, place));
      draft.drop();
      await navigate(nextTo);
    },
    useTheme().rules,
    isMember ? null : written,
    draft,
  );
  return (
    <form
      {...form.formProps}
      aria-label={words.shippingAddress}
      className={classNames(styles.fields, styles.step)}
    >
      <LiveMessage>{form.announcement}</LiveMessage>
      {prefectures.isError && <QueryFailure error={prefectures.error} onRetry={prefectures.refetch} />}
      <AddressFields form={form} prefectures={prefectures.data ?? []} />
      <StepActions isAtFoot backTo={backTo} isBusy={form.isSubmitting} failure={form.formError} />
    </form>
  );
}
