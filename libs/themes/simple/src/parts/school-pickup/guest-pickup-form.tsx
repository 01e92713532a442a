import { useGuestPickupForm } from '@shop/feature-account/address-form/use-guest-pickup-form';
import { pickUpAtSchool } from '@shop/feature-cart/commands/pick-up-at-school';
import { setOrderer } from '@shop/feature-cart/commands/set-orderer';
import { useCartCommand } from '@shop/feature-cart/use-cart-command';
import { checkoutPaths } from '@shop/site/paths/checkout-paths';
import { useTheme } from '@shop/theming/theme-provider';
import { useWords } from '@shop/theming/use-words';
import { LiveMessage } from '@shop/ui-kit/live-message';
import { Notice } from '@shop/ui-kit/notice';
import { TextField } from '@shop/ui-kit/text-field';
import { useNavigate } from 'react-router-dom';
import { addressFieldsWords } from '../address-fields-words';
import styles from '../form-layout.module.css';
import { PrimaryButton } from '../primary-button';
import { schoolPickupWords } from './school-pickup-words';

interface GuestPickupFormProps {
  readonly schoolId: number;
  /** The guest's mail address, as far as the cart knows it. */
  readonly email: string;
}

/** In whose name a guest asks for the order at the school; the same person orders it. */
export function GuestPickupForm({ email, schoolId }: GuestPickupFormProps) {
  const words = useWords(schoolPickupWords);
  const hints = useWords(addressFieldsWords);
  const run = useCartCommand();
  const navigate = useNavigate();
  const form = useGuestPickupForm({
    ...useTheme().rules,
    email,
    save: async (written, recipient) => {
      const name = `${recipient.shipping_last_name} ${recipient.shipping_first_name}`;
      await run(setOrderer({ name, email: written, phoneNumber: recipient.phone_number }));
      await run(pickUpAtSchool(schoolId, recipient));
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
