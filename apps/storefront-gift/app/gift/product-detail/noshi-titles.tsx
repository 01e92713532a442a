import { useWords } from '@shop/theming/use-words';
import styles from './gift-dressing.module.css';
import { giftProductWords } from './gift-product-words';

interface NoshiTitlesProps {
  /** The 表書き that the shop writes; none before they are known. */
  readonly titles: readonly string[];
  readonly chosen: string;
  readonly onChoose: (title: string) => void;
}

/** What a noshi may say: a press shows it on the sheet. */
export function NoshiTitles({ titles, chosen, onChoose }: NoshiTitlesProps) {
  const words = useWords(giftProductWords);
  return (
    <div role="group" aria-label={words.noshiTitle} className={styles.titles}>
      {titles.map((title) => (
        <button
          key={title}
          type="button"
          className={styles.title}
          aria-pressed={title === chosen}
          onClick={() => onChoose(title)}
        >
          {title}
        </button>
      ))}
    </div>
  );
}
