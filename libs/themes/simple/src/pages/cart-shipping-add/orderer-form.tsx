import { type Orderer, setOrderer } from '@shop/feature-cart/commands/set-orderer';
import { useOrdererForm } from '@shop/feature-cart/orderer-form/use-orderer-form';
import { useCartCommand } from '@shop/feature-cart/use-cart-command';
import { paths } from '@shop/site/paths';
import { useWords } from '@shop/theming/use-words';
import { LiveMessage } from '@shop/ui-kit/live-message';
import { TextField } from '@shop/ui-kit/text-field';
import styles from '../../parts/choice-list.module.css';
import { StepActions } from '../../parts/step-actions';
import { cartShippingAddWords } from './cart-shipping-add-words';

/** Who orders, where nobody is signed in. */
export function OrdererForm({ orderer }: { readonly orderer: Orderer }) {
  const words = useWords(cartShippingAddWords);
  const run = useCartCommand();
  const { field, formProps, formError, announcement, isSubmitting } = useOrdererForm(
    orderer,
    async (values) => {
      await run(setOrderer(values));
    },
  );
  return (
    <form {...formProps} aria-label={words.orderer} className={styles.fields}>
      <h2>{words.orderer}</h2>
      <LiveMessage>{announcement}</LiveMessage>
      <TextField {...field('name')} autoComplete="name" />
      <TextField {...field('email')} type="email" autoComplete="email" inputMode="email" />
      <TextField {...field('phoneNumber')} type="tel" autoComplete="tel" inputMode="tel" />
      <StepActions backTo={paths.cart()} isBusy={isSubmitting} failure={formError} />
    </form>
  );
}
