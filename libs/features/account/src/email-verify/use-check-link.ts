import { errorMessage } from '@shop/site';
import { useState } from 'react';
import { useCheckEmail } from './use-check-email';

/** Proves a mail address by the secret of the mail's link, when a button is pressed: mail programs open links too. */
export function useCheckLink(token: string) {
  const check = useCheckEmail();
  const [isVerified, setIsVerified] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const send = async () => {
    setIsBusy(true);
    setFailure(null);
    try {
      await check({ token });
      setIsVerified(true);
    } catch (error) {
      setFailure(errorMessage(error));
    } finally {
      setIsBusy(false);
    }
  };
  return { isVerified, isBusy, failure, verify: () => void send() };
}
