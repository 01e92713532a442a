import { useSubmission } from '@shop/site/errors/use-submission';
import { removeSecret } from '@shop/site/paths/remove-secret';
import { useState } from 'react';
import { useVerifyEmail } from './use-verify-email';

/**
 * Verifies a mail address by the link in the mail, when a button is pressed: mail programs open links too. `resetToken`: the
 * secret of the link by which a new password has to be set then; null where the old one stays.
 */
export function useVerifyEmailLink(token: string) {
  const check = useVerifyEmail();
  const [isVerified, setIsVerified] = useState(false);
  const [resetToken, setResetToken] = useState<string | null>(null);
  const { isBusy, errorText, submit } = useSubmission();
  const send = async () => {
    setResetToken(await check({ token }));
    removeSecret('token');
    setIsVerified(true);
  };
  return { isVerified, resetToken, isBusy, errorText, verify: () => void submit(send) };
}
