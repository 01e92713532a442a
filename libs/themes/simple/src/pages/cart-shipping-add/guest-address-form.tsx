import { useGuestAddressForm } from '@shop/feature-account/address-form/use-guest-address-form';
import { prefecturesQuery } from '@shop/feature-account/prefectures-query';
import type { CartView } from '@shop/feature-cart/cart-view';
import { setOrderer } from '@shop/feature-cart/commands/set-orderer';
import { shipToNewAddress } from '@shop/feature-cart/commands/ship-to-new-address';
import type { CheckoutFormDraft } from '@shop/feature-cart/use-form-draft';
import { useCartCommand } from '@shop/feature-cart/use-cart-command';
import { useApi } from '@shop/query/use-api';
import { useTheme } from '@shop/theming/theme-provider';
import { useWords } from '@shop/theming/use-words';
import { classNames } from '@shop/ui-kit/class-names';
import { LiveMessage } from '@shop/ui-kit/live-message';
import { TextField } from '@shop/ui-kit/text-field';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { AddressFields } from '../../parts/address-fields';
import styles from '../../parts/form-layout.module.css';
import { GiftOffer } from '../../parts/gift/gift-offer';
import { QueryFailure } from '../../parts/query-failure';
import { StepActions } from '../../parts/step-actions';
import type { AddressWay } from './address-way';
import { cartShippingAddWords } from './cart-shipping-add-words';

interface GuestAddressFormProps {
  readonly cart: CartView;
  readonly way: AddressWay;
  readonly draft: CheckoutFormDraft;
}

/** Who orders and where to, of a guest. Whoever comes back to it finds what the cart has, or what was written since. */
export function GuestAddressForm({ cart, way, draft }: GuestAddressFormProps) {
  const words = useWords(cartShippingAddWords);
  const prefectures = useQuery(prefecturesQuery(useApi()));
  const run = useCartCommand();
  const navigate = useNavigate();
  // The address of a school is nobody's own.
  const isPickup = cart.shippings[0]?.pickup != null;
  const form = useGuestAddressForm({
    ...useTheme().rules,
    orderer: cart.orderer,
    address: isPickup ? null : (cart.shippings[0]?.addressParts ?? null),
    draft,
    save: async (orderer, address) => {
      await run(setOrderer(orderer));
      await run(shipToNewAddress(address));
      draft.drop();
      await navigate(way.nextTo);
    },
  });
  const { field, isRecipient, setIsRecipient } = form;
  return (
    <form
      {...form.formProps}
      aria-label={words.ordererAndAddress}
      className={classNames(styles.fields, styles.step)}
    >
      <LiveMessage>{form.announcement}</LiveMessage>
      <h2 className={styles.section}>{words.orderer}</h2>
      <TextField
        {...field('email')}
        type="email"
        autoComplete="email"
        inputMode="email"
        hint={words.emailHint}
      />
      <label className={styles.check}>
        <input
          type="checkbox"
          name="is-recipient"
          checked={isRecipient}
          onChange={(event) => setIsRecipient(event.currentTarget.checked)}
        />
        {words.sameAsRecipient}
      </label>
      {!isRecipient && (
        <div className={styles.pair}>
          <TextField {...field('ordererName')} autoComplete="section-orderer name" />
          <TextField
            {...field('ordererPhoneNumber')}
            type="tel"
            autoComplete="section-orderer tel"
            inputMode="tel"
          />
        </div>
      )}
      <h2 className={styles.section}>{words.shippingAddress}</h2>
      {prefectures.isError && <QueryFailure error={prefectures.error} onRetry={prefectures.refetch} />}
      <AddressFields form={form} prefectures={prefectures.data ?? []} />
      <StepActions isAtFoot backTo={way.backTo} isBusy={form.isSubmitting} failure={form.formError} />
      <GiftOffer isFromConfirm={false} />
    </form>
  );
}
