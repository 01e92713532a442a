import { createUserCard } from '@shop/contract/user-cards/create-user-card';
import { useSendOnce } from '@shop/query/use-send-once';
import { useShopForm } from '@shop/site/form/use-shop-form';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { accountKeys } from '../account-keys';
import { cardNameRule } from './card-name-rule';
import type { ServiceCard } from '@shop/contract/user-cards/service-card';

const rules = { name: cardNameRule };
const EMPTY = { name: '' };
const WIRE_NAMES = { name: 'name' };

/**
 * The form that keeps a card for the member: what they call it, and the token that the payment service has given for it.
 * `takeCard` gets the service's token; what is sent without one calls `onMissing`. Errors that are about the card itself are the
 * form's, since its fields are the service's. account §7
 */
export function useCardForm({
  onAdded,
  onMissing,
}: {
  readonly onAdded: () => void | Promise<void>;
  readonly onMissing: () => void;
}) {
  const sendOnce = useSendOnce();
  const queryClient = useQueryClient();
  const card = useRef<ServiceCard | null>(null);
  const form = useShopForm({
    rules,
    initial: EMPTY,
    wireNames: WIRE_NAMES,
    submit: async ({ name }) => {
      if (card.current === null) {
        onMissing();
        return;
      }
      const body = { ...card.current, name };
      await sendOnce(body, (api) => api.call(createUserCard, { body }));
      await queryClient.invalidateQueries({ queryKey: accountKeys.cards });
      await onAdded();
    },
  });
  return {
    ...form,
    takeCard: (given: ServiceCard) => {
      card.current = given;
    },
  };
}
