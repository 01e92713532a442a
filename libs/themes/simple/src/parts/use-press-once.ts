import { errorMessage } from '@shop/site/errors/error-message';
import { showToast } from '@shop/ui-kit/toast/show-toast';
import { useRef, useState } from 'react';

/**
 * Runs what a press begins, unless an earlier press is still at work: what is rendered comes too late for a second press
 * in the same moment. A toast says what went wrong.
 */
export function usePressOnce() {
  const isAtWork = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  const press = async (work: () => Promise<unknown>) => {
    if (isAtWork.current) return;
    isAtWork.current = true;
    setIsBusy(true);
    try {
      await work();
    } catch (error) {
      await showToast('error', errorMessage(error));
    } finally {
      isAtWork.current = false;
      setIsBusy(false);
    }
  };
  return { isBusy, press: (work: () => Promise<unknown>) => void press(work) };
}
