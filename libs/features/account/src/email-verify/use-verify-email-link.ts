import { useSubmission } from '@shop/site/errors/use-submission';
import { removeSecret } from '@shop/site/paths/remove-secret';
import { useState } from 'react';
import { useVerifyEmail } from './use-verify-email';

/** Verifies a mail address by the link in the mail, when a button is pressed: mail programs open links too. */
export function useVerifyEmailLink(token: string) {
  const check = useVerifyEmail();
  const [isVerified, setIsVerified] = useState(false);
  const { isBusy, errorText, submit } = useSubmission();
  const send = async () => {
    await check({ token });
    removeSecret('token');
    setIsVerified(true);
  };
  return { isVerified, isBusy, errorText, verify: () => void submit(send) };
}
