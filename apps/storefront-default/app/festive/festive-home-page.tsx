import DefaultHomePage from '@shop/theme-default/pages/home/home-page';
import styles from './festive-home-page.module.css';

/** The top page with the season's greeting above it. */
export default function FestiveHomePage() {
  return (
    <>
      <p className={styles['greeting']}>年末年始のご挨拶に。感謝を伝える贈りものを選びました。</p>
      <DefaultHomePage />
    </>
  );
}
