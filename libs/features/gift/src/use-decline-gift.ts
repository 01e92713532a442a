import { declineSocialGift } from '@shop/contract/social-gifts/decline-social-gift';
import { useApi } from '@shop/query/use-api';
import { useGuardedMutation } from '@shop/query/use-guarded-mutation';

/** Declines the gift of a link; its order is cancelled. */
export function useDeclineGift(token: string) {
  const api = useApi();
  return useGuardedMutation({
    mutationFn: async () => (await api.call(declineSocialGift, { params: { token } })).data.giver_name,
  });
}
