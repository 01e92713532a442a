import { unlockAccount } from '@shop/contract/auth/unlock-account';
import { useApi } from '@shop/query/use-api';
import { useSubmission } from '@shop/site/errors/use-submission';
import { removeSecret } from '@shop/site/paths/remove-secret';
import { useAtom } from 'jotai/react';
import { isUnlockedAtom } from './unlock-atom';

/** Unlocks an account by the secret in the mail, when a button is pressed: opening the link does nothing. */
export function useUnlock(code: string) {
  const api = useApi();
  const [isUnlocked, setIsUnlocked] = useAtom(isUnlockedAtom);
  const { isBusy, errorText, submit } = useSubmission();
  const send = async () => {
    const { data } = await api.call(unlockAccount, { params: { code } });
    if (data.is_unlocked) removeSecret('code');
    setIsUnlocked(data.is_unlocked);
  };
  return { isUnlocked, isBusy, errorText, unlock: () => void submit(send) };
}
