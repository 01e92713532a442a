import { checkEmailVerify } from '@shop/contract/email-verify/check-email-verify';
import { useShopServices } from '@shop/query/shop-services-provider';
import { useSendOnce } from '@shop/query/use-send-once';
import { accountKeys } from '../account-keys';

/** The secret from the link in the mail, or the code from its text. */
export type EmailVerification = { readonly token: string } | { readonly verify_code: string };

/**
 * Verifies a mail address, which makes the member a registered one. Returns the secret of a link that sets a new password, where
 * another browser than the one that registered has proved the address, else null. Rejects with an ApiError. account §4
 */
export function useVerifyEmail(): (proof: EmailVerification) => Promise<string | null> {
  const { session, queryClient } = useShopServices();
  const sendOnce = useSendOnce();
  return async (proof) => {
    const { data } = await sendOnce(proof, (api) => api.call(checkEmailVerify, { body: proof }));
    await session.confirmRegistered();
    await queryClient.invalidateQueries({ queryKey: accountKeys.all });
    return data.reset_token ?? null;
  };
}
