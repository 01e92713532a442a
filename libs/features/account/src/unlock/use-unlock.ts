import { unlockAccount } from '@shop/contract/auth/unlock-account';
import { useApi } from '@shop/query/use-api';
import { useAttempt } from '@shop/site/errors/use-attempt';
import { useAtom } from 'jotai/react';
import { isUnlockedAtom } from './unlock-atom';

/** Ends the lock of an account by the secret of the mail, when a button is pressed: opening the link does nothing. */
export function useUnlock(code: string) {
  const api = useApi();
  const [isUnlocked, setIsUnlocked] = useAtom(isUnlockedAtom);
  const { isBusy, failure, attempt } = useAttempt();
  const send = async () => {
    const { data } = await api.call(unlockAccount, { params: { code } });
    setIsUnlocked(data.is_unlocked);
  };
  return { isUnlocked, isBusy, failure, unlock: () => void attempt(send) };
}
