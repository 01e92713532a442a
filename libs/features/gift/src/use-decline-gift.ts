import { declineSocialGift } from '@shop/contract/social-gifts/decline-social-gift';
import { useApi } from '@shop/query/use-api';
import { useMutation } from '@tanstack/react-query';

/** Declines the gift of a link; its order is cancelled. */
export function useDeclineGift(token: string) {
  const api = useApi();
  return useMutation({
    mutationFn: async () => (await api.call(declineSocialGift, { params: { token } })).data.giver_name,
  });
}
