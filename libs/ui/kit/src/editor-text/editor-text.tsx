import { HtmlText } from '../html-text/html-text';
import styles from './editor-text.module.css';

interface EditorTextProps {
  /** HTML of the shop's editors, sanitised by the API. */
  readonly html: string;
}

/**
 * A long text of the shop's editors, with the classes that the API lets through (`lead`, `note`, `caution`, `columns`,
 * `center`, `right`, `button`) and tables that can be read on a phone. A page of its own code shows it: `HtmlText` alone is
 * what short texts of the first load need.
 */
export function EditorText({ html }: EditorTextProps) {
  return (
    <div className={styles.editor}>
      <HtmlText html={html} />
    </div>
  );
}
