import { paths } from '@shop/site/paths/paths';
import { useSettings } from '@shop/site/settings/use-settings';
import { useWords } from '@shop/theming/use-words';
import { Link } from 'react-router-dom';
import styles from './brand-link.module.css';
import { BrandMark } from './brand-mark';
import { defaultHeaderWords } from './default-header-words';

/** The shop's sign and name, which lead home. */
export function BrandLink() {
  const words = useWords(defaultHeaderWords);
  const { siteName } = useSettings();
  return (
    <Link to={paths.home()} className={styles.brand}>
      <BrandMark />
      <span className={styles.name}>{siteName || words.home}</span>
    </Link>
  );
}
