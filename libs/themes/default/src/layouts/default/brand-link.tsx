import { paths } from '@shop/site/paths';
import { useSettings } from '@shop/site/use-settings';
import { Link } from 'react-router-dom';
import styles from './brand-link.module.css';
import { BrandMark } from './brand-mark';

/** The shop's sign and name, which lead home. */
export function BrandLink() {
  const { siteName } = useSettings();
  return (
    <Link to={paths.home()} className={styles.brand}>
      <BrandMark />
      <span className={styles.name}>{siteName || 'ホーム'}</span>
    </Link>
  );
}
