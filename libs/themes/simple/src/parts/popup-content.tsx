import type { PopupView } from '@shop/feature-content/popups/popups-query';
import { HtmlText } from '@shop/ui-kit/html-text';
import { Picture } from '@shop/ui-kit/picture';
import { EditorLink } from './editor-link';
import styles from './popup-content.module.css';

/** What a popup says below its heading: its picture, its text, and where it leads. account §3 */
export function PopupContent({ popup }: { readonly popup: PopupView }) {
  return (
    <div className={styles.content}>
      {popup.picture !== null && (
        <Picture picture={popup.picture} sizes="(min-width: 48rem) 480px, 88vw" isDecorative />
      )}
      <HtmlText html={popup.body} />
      {popup.link !== null && (
        <p className={styles.link}>
          <EditorLink url={popup.link.url}>{popup.link.text}</EditorLink>
        </p>
      )}
    </div>
  );
}
