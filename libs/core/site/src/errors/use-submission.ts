import { useRef, useState } from 'react';
import { errorMessage } from './error-message';

/** The state of what a button submits. */
export interface Submission {
  readonly isBusy: boolean;
  /** The message about the last error, for the shopper. */
  readonly errorText: string | null;
  /** Runs the work unless earlier work is still running. An error ends up in `errorText`; the promise never rejects. */
  readonly submit: (work: () => Promise<unknown>) => Promise<void>;
}

/**
 * Runs what a button submits: several different async functions under one guard. TanStack's `useMutation` does not do
 * that: it has one mutation function, and runs a second press before `isPending` is rendered.
 */
export function useSubmission(): Submission {
  const isSubmitting = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  const [errorText, setErrorText] = useState<string | null>(null);
  const submit = async (work: () => Promise<unknown>) => {
    if (isSubmitting.current) return;
    isSubmitting.current = true;
    setIsBusy(true);
    setErrorText(null);
    try {
      await work();
    } catch (error) {
      setErrorText(errorMessage(error));
    } finally {
      isSubmitting.current = false;
      setIsBusy(false);
    }
  };
  return { isBusy, errorText, submit };
}
