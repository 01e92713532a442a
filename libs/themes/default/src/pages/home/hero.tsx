import { paths } from '@shop/site/paths';
import { useSettings } from '@shop/site/use-settings';
import { LinkButton } from '@shop/ui-kit/link-button';
import styles from './hero.module.css';
import picture from './pictures/hero.svg';

/** The first picture of the shop with its name and what it is about. */
export function Hero() {
  const { siteName } = useSettings();
  return (
    <div className={styles.hero}>
      <img
        className={styles.picture}
        src={picture}
        width={1600}
        height={760}
        alt="窓から木もれ日が差す部屋の、器と花びんと鉄びんを並べた木のテーブル"
        fetchPriority="high"
        decoding="async"
      />
      <div className={styles.text}>
        <h1 className={styles.name}>{siteName || 'ホーム'}</h1>
        <p className={styles.phrase}>
          木もれ日のような
          <br />
          道具とくらす。
        </p>
        <p className={styles.lead}>
          器、布、灯り、食べもの。作り手をたずねて選んだ、毎日の手になじむものをお届けします。
        </p>
        <p className={styles.action}>
          <LinkButton to={paths.productList()}>商品を見る</LinkButton>
        </p>
      </div>
    </div>
  );
}
