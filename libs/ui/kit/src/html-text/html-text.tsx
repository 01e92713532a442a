import styles from './html-text.module.css';

interface HtmlTextProps {
  /** HTML of the shop's editors, sanitised by the API. */
  readonly html: string;
}

/** The one place where HTML is shown as it comes. Lint allows it nowhere else. */
export function HtmlText({ html }: HtmlTextProps) {
  return <div className={styles.text} dangerouslySetInnerHTML={{ __html: html }} />;
}
