import { useEffect } from 'react';
import type { ToastTransitionProps } from 'react-toastify/unstyled';

/** Toasts come and go at once: the library's own transitions wait for animations that its style sheet brings. */
export function InstantTransition({ isIn, done, playToast, children }: ToastTransitionProps) {
  useEffect(() => {
    if (isIn) playToast();
    else done();
  }, [isIn, done, playToast]);
  return children;
}
