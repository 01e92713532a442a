import type { CartView } from '@shop/feature-cart/cart-view';
import { setOrderer } from '@shop/feature-cart/commands/set-orderer';
import { setReceiver } from '@shop/feature-cart/commands/set-receiver';
import { useCartCommand } from '@shop/feature-cart/use-cart-command';
import { type CheckoutFormDraft, useFormDraft } from '@shop/feature-cart/use-form-draft';
import { useGiftReceiverForm } from '@shop/feature-gift/use-gift-receiver-form';
import { formatYen } from '@shop/format/format-yen';
import { checkoutPaths } from '@shop/site/paths/checkout-paths';
import { useSubmission } from '@shop/site/errors/use-submission';
import { paths } from '@shop/site/paths/paths';
import { useSettings } from '@shop/site/settings/use-settings';
import { useWords } from '@shop/theming/use-words';
import { Button } from '@shop/ui-kit/button';
import { classNames } from '@shop/ui-kit/class-names';
import { LiveMessage } from '@shop/ui-kit/live-message';
import { Notice } from '@shop/ui-kit/notice';
import { SkeletonPage } from '@shop/ui-kit/skeleton';
import { TextAreaField } from '@shop/ui-kit/text-area-field';
import { TextField } from '@shop/ui-kit/text-field';
import { useNavigate } from 'react-router-dom';
import styles from '../../parts/form-layout.module.css';
import { cartGiftWords } from '../../parts/gift/cart-gift-words';
import { StepActions } from '../../parts/step-actions';
import { useStepWay } from '../../parts/use-step-way';

interface GiftReceiverFormProps {
  readonly cart: CartView;
  readonly isMember: boolean;
  readonly isFromConfirm: boolean;
}

const MESSAGE_ROWS = 5;

/** Who gets the order as a gift, and of a guest who gives it; or back to an order with an address. */
export function GiftReceiverForm(props: GiftReceiverFormProps) {
  const draft = useFormDraft(props.cart, 'receiver');
  return draft === null ? <SkeletonPage sizes={['tall']} /> : <ReceiverFields {...props} draft={draft} />;
}

interface ReceiverFieldsProps extends GiftReceiverFormProps {
  readonly draft: CheckoutFormDraft;
}

function ReceiverFields({ cart, isMember, isFromConfirm, draft }: ReceiverFieldsProps) {
  const words = useWords(cartGiftWords);
  const { socialGiftDays, socialGiftCarriage, sums } = useSettings();
  const isFree = cart.isShippingFree || socialGiftCarriage === 0;
  const run = useCartCommand();
  const navigate = useNavigate();
  const way = useStepWay(isFromConfirm, checkoutPaths.cartShippingDetail(), paths.cart());
  const givingUp = useSubmission();
  const { gift } = cart;
  const form = useGiftReceiverForm({
    receiver:
      gift === null ? null : { name: gift.receiverName, email: gift.receiverEmail, message: gift.message },
    guest: isMember ? null : cart.orderer,
    draft,
    save: async (receiver, giver) => {
      if (giver !== null) await run(setOrderer(giver));
      await run(setReceiver(receiver));
      draft.drop();
      await navigate(way.next);
    },
  });
  const giveUp = async () => {
    if (gift !== null) await run(setReceiver(null));
    draft.drop();
    await navigate(isMember ? checkoutPaths.cartShippingSelect() : checkoutPaths.cartShippingAdd());
  };
  const { field } = form;
  return (
    <form
      {...form.formProps}
      method="post"
      aria-label={words.form}
      className={classNames(styles.fields, styles.step)}
    >
      <LiveMessage>{form.announcement}</LiveMessage>
      <h2 className={styles.section}>{words.heading}</h2>
      <p>{words.lead(socialGiftDays)}</p>
      <p>
        {isFree ? words.freeCarriage : words.carriage(formatYen(socialGiftCarriage), sums === 'with-tax')}
      </p>
      <p>{words.privacy}</p>
      {!isMember && (
        <>
          <h2 className={styles.section}>{words.orderer}</h2>
          <TextField {...field('ordererName')} autoComplete="name" hint={words.ordererNameHint} />
          <TextField {...field('ordererEmail')} type="email" autoComplete="email" inputMode="email" />
          <TextField {...field('ordererPhoneNumber')} type="tel" autoComplete="tel" inputMode="tel" />
        </>
      )}
      <h2 className={styles.section}>{words.receiver}</h2>
      <TextField {...field('receiverName')} autoComplete="off" hint={words.receiverNameHint} />
      <TextField
        {...field('receiverEmail')}
        type="email"
        inputMode="email"
        autoComplete="off"
        isOptionalShown
        hint={words.receiverEmailHint}
      />
      <TextAreaField {...field('message')} rows={MESSAGE_ROWS} hint={words.messageHint} />
      {givingUp.errorText !== null && <Notice kind="error">{givingUp.errorText}</Notice>}
      <StepActions {...way.actions} isAtFoot isBusy={form.isSubmitting} failure={form.formError} />
      <Button variant="quiet" isBusy={givingUp.isBusy} onClick={() => void givingUp.submit(giveUp)}>
        {words.giveUp}
      </Button>
    </form>
  );
}
