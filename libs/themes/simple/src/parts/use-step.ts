import { errorMessage } from '@shop/site';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';

/** Sends one step of an order and goes on to the next; what went wrong stays on the page. Never sends twice. */
export function useStep(nextPath: string) {
  const navigate = useNavigate();
  const isSending = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const take = async (work: () => Promise<unknown>) => {
    if (isSending.current) return;
    isSending.current = true;
    setIsBusy(true);
    setFailure(null);
    try {
      await work();
      await navigate(nextPath);
    } catch (error) {
      setFailure(errorMessage(error));
    } finally {
      isSending.current = false;
      setIsBusy(false);
    }
  };
  return { take, isBusy, failure };
}
