import { checkEmailVerify } from '@shop/contract/email-verify/check-email-verify';
import { useShopServices } from '@shop/query/shop-services-provider';
import { useCallback } from 'react';
import { accountKeys } from '../account-keys';

/** The secret of the mail's link, or the digits of its code. */
export type EmailProof = { readonly token: string } | { readonly verify_code: string };

/** Proves a mail address; the member is a registered one from then on. Rejects with an ApiError. account §4 */
export function useCheckEmail(): (proof: EmailProof) => Promise<void> {
  const { api, session, queryClient } = useShopServices();
  return useCallback(
    async (proof) => {
      await api.call(checkEmailVerify, { body: proof });
      await session.confirmRegistered();
      await queryClient.invalidateQueries({ queryKey: accountKeys.all });
    },
    [api, session, queryClient],
  );
}
