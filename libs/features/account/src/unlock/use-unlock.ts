import { unlockAccount } from '@shop/contract/auth/unlock-account';
import { useApi } from '@shop/query';
import { errorMessage } from '@shop/site';
import { useAtom } from 'jotai/react';
import { useState } from 'react';
import { isUnlockedAtom } from './unlock-atom';

/** Ends the lock of an account by the secret of the mail, when a button is pressed: opening the link does nothing. */
export function useUnlock(code: string) {
  const api = useApi();
  const [isUnlocked, setIsUnlocked] = useAtom(isUnlockedAtom);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const send = async () => {
    setIsBusy(true);
    setFailure(null);
    try {
      const { data } = await api.call(unlockAccount, { params: { code } });
      setIsUnlocked(data.is_unlocked);
    } catch (error) {
      setFailure(errorMessage(error));
    } finally {
      setIsBusy(false);
    }
  };
  return { isUnlocked, isBusy, failure, unlock: () => void send() };
}
