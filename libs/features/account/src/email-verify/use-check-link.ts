import { useAttempt } from '@shop/site/errors/use-attempt';
import { useState } from 'react';
import { useCheckEmail } from './use-check-email';

/** Proves a mail address by the secret of the mail's link, when a button is pressed: mail programs open links too. */
export function useCheckLink(token: string) {
  const check = useCheckEmail();
  const [isVerified, setIsVerified] = useState(false);
  const { isBusy, failure, attempt } = useAttempt();
  const send = async () => {
    await check({ token });
    setIsVerified(true);
  };
  return { isVerified, isBusy, failure, verify: () => void attempt(send) };
}
