import { Link } from 'react-router-dom';
import { Button } from '../button/button';
import styles from './page-notice.module.css';

interface PageNoticeProps {
  readonly message: string;
  /** The link or button of the notice. */
  readonly action: { readonly to: string; readonly label: string };
  /** Where it may be put away. */
  readonly onClose?: () => void;
}

/** A notice above the page for this shopper, with a link or button. */
export function PageNotice({ message, action, onClose }: PageNoticeProps) {
  return (
    <div role="status" className={styles.bar}>
      <p className={styles.words}>{message}</p>
      <Link to={action.to}>{action.label}</Link>
      {onClose !== undefined && (
        <Button variant="quiet" onClick={onClose}>
          閉じる
        </Button>
      )}
    </div>
  );
}
