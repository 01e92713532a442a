import { useRef, useState } from 'react';
import { errorMessage } from './error-message';

/** Something that is sent when a button is pressed. */
export interface Attempt {
  readonly isBusy: boolean;
  /** Why the last one failed, in the words for the shopper. */
  readonly failure: string | null;
  /** Does the work, unless one is under way; what goes wrong with it is the failure. */
  readonly attempt: (work: () => Promise<unknown>) => Promise<void>;
}

/** Sends what a button stands for, never twice at once, and keeps how it went. */
export function useAttempt(): Attempt {
  const isUnderWay = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const attempt = async (work: () => Promise<unknown>) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setIsBusy(true);
    setFailure(null);
    try {
      await work();
    } catch (error) {
      setFailure(errorMessage(error));
    } finally {
      isUnderWay.current = false;
      setIsBusy(false);
    }
  };
  return { isBusy, failure, attempt };
}
