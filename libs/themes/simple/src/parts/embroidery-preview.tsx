import { embroideryChoiceName } from '@shop/feature-account/name-embroidery/embroidery-choices';
import type { EmbroideryValues } from '@shop/feature-account/name-embroidery/embroidery-fields';
import { useWords } from '@shop/theming/use-words';
import styles from './embroidery-preview.module.css';
import { embroideryPreviewWords } from './embroidery-preview-words';

const PARTS = ['font', 'colour', 'position'] as const;

/** How the letters will look on cloth: in the chosen hand and thread, on a cloth that shows the thread. */
export function EmbroideryPreview({ values }: { readonly values: EmbroideryValues }) {
  const words = useWords(embroideryPreviewWords);
  const { text, font, colour } = values;
  const choices = PARTS.map((part) => embroideryChoiceName(part, values[part])).filter(Boolean);
  return (
    <figure className={styles.figure}>
      <div
        role="img"
        aria-label={text === '' ? words.empty : words.preview(text, choices)}
        className={styles.cloth}
        data-thread={colour}
      >
        <span aria-hidden="true" className={text === '' ? styles.empty : styles.letters} data-font={font}>
          {text === '' ? words.empty : text}
        </span>
      </div>
      <figcaption className={styles.note}>{words.note}</figcaption>
    </figure>
  );
}
