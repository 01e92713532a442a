import styles from './festive-greeting.module.css';

/** The season's greeting, at the top of the home page. */
export default function FestiveGreeting() {
  return <p className={styles['greeting']}>年末年始のご挨拶に。感謝を伝える贈りものを選びました。</p>;
}
