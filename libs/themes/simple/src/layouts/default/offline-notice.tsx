import { isOnlineAtom } from '@shop/site/state/site-state';
import { useWords } from '@shop/theming/use-words';
import { useAtomValue } from 'jotai/react';
import styles from './offline-notice.module.css';
import { offlineNoticeWords } from './offline-notice-words';

/** Says that there is no network, over the page and without moving it. */
export function OfflineNotice() {
  const words = useWords(offlineNoticeWords);
  const isOnline = useAtomValue(isOnlineAtom);
  return (
    <div role="status" className={isOnline ? undefined : styles.notice}>
      {!isOnline && words.offline}
    </div>
  );
}
