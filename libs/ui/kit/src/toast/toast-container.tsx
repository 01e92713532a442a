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

/** Shows a toast, the same one once. An error stands without the last success before it. */
export function popToast(kind: 'success' | 'error', message: string): void {
  const toastId = `${kind} ${message}`;
  const shown = document.getElementById(CONTAINER_ID)?.dataset ?? {};
  if (kind === 'success') shown['success'] = toastId;
  else if (shown['success'] !== undefined) toast.dismiss(shown['success']);
  toast[kind](message, { toastId });
}
