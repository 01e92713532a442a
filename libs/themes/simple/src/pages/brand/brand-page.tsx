import { brandsQuery } from '@shop/feature-catalogue/brands-query';
import { useApi } from '@shop/query/use-api';
import { paths } from '@shop/site/paths/paths';
import { useWords } from '@shop/theming/use-words';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { KanaList } from '../../parts/kana-list';
import styles from './brand-page.module.css';
import { brandWords } from './brand-words';

/** The brands of the shop in the order of the syllabary, each leading to its products. core §2 */
export default function BrandPage() {
  return (
    <KanaList words={useWords(brandWords)} query={useQuery(brandsQuery(useApi()))}>
      {({ key, name, kana, makerName }) => (
        <div className={styles.brand}>
          <Link className={styles.name} to={paths.productList({ brand: key })}>
            {name}
          </Link>
          <span className={styles.reading}>{kana}</span>
          <span className={styles.reading}>{makerName}</span>
        </div>
      )}
    </KanaList>
  );
}
