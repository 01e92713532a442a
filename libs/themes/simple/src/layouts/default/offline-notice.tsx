import { isOnlineAtom } from '@shop/site/site-state';
import { useAtomValue } from 'jotai/react';
import styles from './offline-notice.module.css';

/** Says that there is no network, over the page and without moving it. */
export function OfflineNotice() {
  const isOnline = useAtomValue(isOnlineAtom);
  return (
    <div role="status" className={isOnline ? undefined : styles.notice}>
      {!isOnline && 'オフラインです。接続が戻ると続けられます。入力した内容は残っています。'}
    </div>
  );
}
