import { useEffect } from 'react';

/** Says on the window that the page answers what is pressed. */
export const ANSWERS_EVENT = 'shop-answers';

/** Stands beside the page: once it has been taken over, presses that came too early are done, and measures can see when. */
export function TellThatPageAnswers() {
  useEffect(() => {
    performance.mark(ANSWERS_EVENT);
    window.dispatchEvent(new Event(ANSWERS_EVENT));
  }, []);
  return null;
}
