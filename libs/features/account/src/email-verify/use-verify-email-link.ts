import { isApiError } from '@shop/api-client/is-api-error';
import { USER_ERRORS } from '@shop/contract/users/user-errors';
import { useShopServices } from '@shop/query/shop-services-provider';
import { useSubmission } from '@shop/site/errors/use-submission';
import { removeSecret } from '@shop/site/paths/remove-secret';
import { clearTabReturnPath, readTabReturnPath, storeTabReturnPath } from '@shop/site/paths/tab-return-path';
import { useState } from 'react';
import { useVerifyEmail } from './use-verify-email';

/**
 * Verifies a mail address by the link in the mail, when a button is pressed: mail programs open links too. `resetToken`: the
 * secret of the link by which a new password has to be set then; null where the old one stays. `mustSignIn`: the link changes a
 * proved address, which only its member may; the sign-in leads back to this page then.
 */
export function useVerifyEmailLink(token: string) {
  const services = useShopServices();
  const check = useVerifyEmail();
  const [isVerified, setIsVerified] = useState(false);
  const [resetToken, setResetToken] = useState<string | null>(null);
  const [mustSignIn, setMustSignIn] = useState(false);
  const { isBusy, errorText, submit } = useSubmission();
  const send = async () => {
    const here = window.location.pathname + window.location.search;
    try {
      setResetToken(await check({ token }));
    } catch (error) {
      if (isApiError(error) && error.kind === 'rejected' && error.code === USER_ERRORS.signInToVerify) {
        storeTabReturnPath(services, here);
        setMustSignIn(true);
      }
      throw error;
    }
    // The sign-in has led here: what follows must not lead here again.
    if (readTabReturnPath(services) === here) clearTabReturnPath(services);
    removeSecret('token');
    setIsVerified(true);
  };
  return { isVerified, resetToken, mustSignIn, isBusy, errorText, verify: () => void submit(send) };
}
