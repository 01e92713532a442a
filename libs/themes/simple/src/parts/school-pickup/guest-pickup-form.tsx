import { useGuestPickupForm } from '@shop/feature-account/address-form/use-guest-pickup-form';
import type { CartView } from '@shop/feature-cart/cart-view';
import { pickUpAtSchool } from '@shop/feature-cart/commands/pick-up-at-school';
import { setOrderer } from '@shop/feature-cart/commands/set-orderer';
import { useCartCommand } from '@shop/feature-cart/use-cart-command';
import { type CheckoutFormDraft, useFormDraft } from '@shop/feature-cart/use-form-draft';
import { checkoutPaths } from '@shop/site/paths/checkout-paths';
import { useTheme } from '@shop/theming/theme-provider';
import { useWords } from '@shop/theming/use-words';
import { LiveMessage } from '@shop/ui-kit/live-message';
import { Notice } from '@shop/ui-kit/notice';
import { SkeletonPage } from '@shop/ui-kit/skeleton';
import { TextField } from '@shop/ui-kit/text-field';
import { useNavigate } from 'react-router-dom';
import { addressFieldsWords } from '../address-fields-words';
import styles from '../form-layout.module.css';
import { PrimaryButton } from '../primary-button';
import { schoolPickupWords } from './school-pickup-words';

interface GuestPickupFormProps {
  readonly cart: CartView;
  readonly schoolId: number;
}

/** In whose name a guest asks for the order at the school; the same person orders it. */
export function GuestPickupForm(props: GuestPickupFormProps) {
  const draft = useFormDraft(props.cart, 'pickup', String(props.schoolId));
  return draft === null ? <SkeletonPage sizes={['tall']} /> : <PickupFields {...props} draft={draft} />;
}

interface PickupFieldsProps extends GuestPickupFormProps {
  readonly draft: CheckoutFormDraft;
}

function PickupFields({ cart, schoolId, draft }: PickupFieldsProps) {
  const words = useWords(schoolPickupWords);
  const hints = useWords(addressFieldsWords);
  const run = useCartCommand();
  const navigate = useNavigate();
  const form = useGuestPickupForm({
    ...useTheme().rules,
    email: cart.orderer.email,
    draft,
    save: async (written, recipient) => {
      const name = `${recipient.shipping_last_name} ${recipient.shipping_first_name}`;
      await run(setOrderer({ name, email: written, phoneNumber: recipient.phone_number }));
      await run(pickUpAtSchool(schoolId, recipient));
      draft.drop();
      await navigate(checkoutPaths.cartShippingDetail());
    },
  });
  const { field } = form;
  // Read before the names: the first mistake is focused in the order in which fields are read.
  const address = field('email');
  const names = form.nameFields();
  return (
    <form {...form.formProps} method="post" aria-label={words.guestForm} className={styles.fields}>
      <LiveMessage>{form.announcement}</LiveMessage>
      <p>{words.guestLead}</p>
      <TextField {...address} type="email" autoComplete="email" inputMode="email" hint={words.emailHint} />
      <div className={styles.pair}>
        <TextField {...names.last} autoComplete="family-name" hint={hints.nameHint || undefined} />
        <TextField {...names.first} autoComplete="given-name" hint={hints.nameHint || undefined} />
        <TextField {...field('lastNameKana')} isOptionalShown hint={hints.kanaHint || undefined} />
        <TextField {...field('firstNameKana')} isOptionalShown hint={hints.kanaHint || undefined} />
      </div>
      <TextField
        {...field('phoneNumber')}
        type="tel"
        autoComplete="tel"
        inputMode="tel"
        hint={hints.telephoneHint || undefined}
      />
      {form.formError !== null && <Notice kind="error">{form.formError}</Notice>}
      <PrimaryButton type="submit" isWide isBusy={form.isSubmitting}>
        {words.choose}
      </PrimaryButton>
    </form>
  );
}
