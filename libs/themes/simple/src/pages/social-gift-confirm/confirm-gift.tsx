import type { ShippingAddressInput } from '@shop/contract/user-addresses/address-input';
import type { GiftDraft } from '@shop/feature-gift/gift-draft';
import { giftQuery } from '@shop/feature-gift/gift-query';
import { useCompleteGift } from '@shop/feature-gift/use-complete-gift';
import { useApi } from '@shop/query/use-api';
import { useSubmission } from '@shop/site/errors/use-submission';
import { giftPaths } from '@shop/site/paths/gift-paths';
import { useWords } from '@shop/theming/use-words';
import { LinkButton } from '@shop/ui-kit/link-button';
import { Panel } from '@shop/ui-kit/panel';
import { VisuallyHidden } from '@shop/ui-kit/visually-hidden';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { AddressBlock } from '../../parts/address-block';
import styles from '../../parts/form-layout.module.css';
import { deliveryPreferenceWords } from '../../parts/delivery-preference-words';
import { formatDeliveryPreference } from '../../parts/format-delivery-preference';
import { StepActions } from '../../parts/step-actions';
import { socialGiftConfirmWords } from './social-gift-confirm-words';

export interface ConfirmGiftProps {
  readonly token: string;
  /** The key in the page's path. */
  readonly giftKey: string | undefined;
  readonly address: ShippingAddressInput;
  readonly draft: GiftDraft;
  /** The chosen one by its name; null: none. */
  readonly timeSlot: string | null;
  readonly drop: () => void;
}

/** Address, day and time slot, each with the way to change it, and the button that sends them. */
export function ConfirmGift({ token, giftKey, address, draft, timeSlot, drop }: ConfirmGiftProps) {
  const words = useWords(socialGiftConfirmWords);
  const preferenceWords = useWords(deliveryPreferenceWords);
  const api = useApi();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { complete, markCompleted } = useCompleteGift(token);
  const { submit, isBusy, errorText } = useSubmission();
  const { prefecture, postal_code: postalCode } = address;
  const send = async () => {
    try {
      await complete(address, draft);
    } catch (error) {
      // Completed or over in the meantime: the gift itself says what became of it.
      void queryClient.invalidateQueries({ queryKey: giftQuery(api, token).queryKey });
      throw error;
    }
    await navigate(giftPaths.complete(giftKey), { replace: true });
    drop();
    markCompleted();
  };
  const editLink = (to: string, what: string) => (
    <LinkButton to={to} variant="quiet">
      {words.change}
      <VisuallyHidden>{words.ofWhat(what)}</VisuallyHidden>
    </LinkButton>
  );
  return (
    <form
      method="post"
      aria-label={words.form}
      className={styles.fields}
      onSubmit={(event) => {
        event.preventDefault();
        void submit(send);
      }}
    >
      <p>{words.lead}</p>
      <Panel
        title={words.shippingAddress}
        action={editLink(giftPaths.shipping(giftKey), words.shippingAddress)}
      >
        <AddressBlock
          address={{
            name: `${address.shipping_last_name} ${address.shipping_first_name}`,
            kana: '',
            postalCode,
            prefecture,
            fullAddress: [prefecture, address.city, address.address1, address.address2].join(''),
            phoneNumber: address.phone_number ?? '',
          }}
        />
      </Panel>
      <Panel title={words.delivery} action={editLink(giftPaths.delivery(giftKey), words.delivery)}>
        <p>{formatDeliveryPreference(preferenceWords, draft.deliveryAt, timeSlot)}</p>
      </Panel>
      <StepActions
        backTo={giftPaths.delivery(giftKey)}
        isBusy={isBusy}
        failure={errorText}
        label={words.complete}
      />
    </form>
  );
}
