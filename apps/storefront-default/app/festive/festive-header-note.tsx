import styles from './festive-header-note.module.css';

/** The season's business days, on every page. */
export default function FestiveHeaderNote() {
  return <p className={styles['notice']}>12月29日から1月3日まで、出荷をお休みいたします。</p>;
}
