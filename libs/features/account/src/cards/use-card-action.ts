import { deleteUserCard } from '@shop/contract/user-cards/delete-user-card';
import { setMainUserCard } from '@shop/contract/user-cards/set-main-user-card';
import { useApi } from '@shop/query/use-api';
import { useGuardedMutation } from '@shop/query/use-guarded-mutation';
import { useQueryClient } from '@tanstack/react-query';
import { accountKeys } from '../account-keys';

/** What a member does with a card: make it the main one, or delete it. account §2 */
export type CardActionKind = 'use' | 'delete';

/** An action on one card. */
export interface CardAction {
  readonly kind: CardActionKind;
  readonly id: number;
}

/**
 * Carries out an action and fetches the cards again, because the flag of the main card moves from one to another. They are
 * fetched again after an error too: the card may have been deleted elsewhere. account §4
 */
export function useCardAction() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useGuardedMutation({
    mutationFn: async ({ kind, id }: CardAction): Promise<void> => {
      const input = { params: { id } };
      await (kind === 'use' ? api.call(setMainUserCard, input) : api.call(deleteUserCard, input));
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: accountKeys.cards }),
  });
}
