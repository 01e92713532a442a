import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { ToastContainer, toast } from 'react-toastify/unstyled';
import { classNames } from '../class-names';
import { InstantTransition } from './instant-transition';
import styles from './toast.module.css';
import { TOAST_DURATION_MS, TOAST_LIMIT } from './toast-limits';

const CONTAINER_ID = 'shop-toasts';

/** Puts the container under the body, unless it is there. */
export function mountToasts(): void {
  if (document.getElementById(CONTAINER_ID) !== null) return;
  const element = document.createElement('div');
  element.id = CONTAINER_ID;
  document.body.append(element);
  const root = createRoot(element);
  flushSync(() =>
    root.render(
      <ToastContainer
        position="bottom-center"
        autoClose={TOAST_DURATION_MS}
        limit={TOAST_LIMIT}
        transition={InstantTransition}
        icon={false}
        hideProgressBar
        pauseOnFocusLoss={false}
        aria-label="通知"
        closeButton={false}
        className={styles.container ?? ''}
        toastClassName={(context) =>
          classNames(styles.toast, context?.type === 'error' ? styles.error : styles.success)
        }
      />,
    ),
  );
}

/** The successes that may still be shown. */
const successes = new Set<string>();

/** Shows a toast, the same one once. An error stands without the successes before it. */
export function popToast(kind: 'success' | 'error', message: string): void {
  const toastId = `${kind} ${message}`;
  if (kind === 'success') successes.add(toastId);
  else {
    for (const id of successes) toast.dismiss(id);
    successes.clear();
  }
  toast[kind](message, { toastId });
}
