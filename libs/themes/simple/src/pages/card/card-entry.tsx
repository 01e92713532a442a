import type { CardActionKind } from '@shop/feature-account/cards/use-card-action';
import type { CardView } from '@shop/feature-account/cards-query';
import { useWords } from '@shop/theming/use-words';
import { Button } from '@shop/ui-kit/button';
import { VisuallyHidden } from '@shop/ui-kit/visually-hidden';
import { useRef } from 'react';
import styles from '../../parts/entry-list.module.css';
import cardStyles from './card-page.module.css';
import { cardWords } from './card-words';

interface CardEntryProps {
  readonly card: CardView;
  /** What is being done with the card just now. */
  readonly busyWith: CardActionKind | null;
  readonly onUse: () => void;
  readonly onDelete: () => void;
}

/** One card with everything that may be done with it. */
export function CardEntry({ card, busyWith, onUse, onDelete }: CardEntryProps) {
  const words = useWords(cardWords);
  const title = useRef<HTMLHeadingElement>(null);
  const name = card.name || words.number(card.maskedNumber);
  const which = <VisuallyHidden>{words.ofCard(name)}</VisuallyHidden>;
  return (
    <article className={styles.entry}>
      <div className={styles.title}>
        <h2 ref={title} tabIndex={-1} className={styles.name}>
          {name}
        </h2>
        {card.isMain && <span className={styles.flag}>{words.main}</span>}
        {card.isExpired && <span className={styles.warning}>{words.expired}</span>}
      </div>
      <p className={styles.line}>
        <VisuallyHidden>{words.maskedNumber}</VisuallyHidden>{' '}
        <span className={cardStyles.number}>{card.maskedNumber}</span>
      </p>
      <p className={styles.line}>{words.expiration(card.expiration)}</p>
      <div className={styles.actions}>
        {!card.isMain && (
          <Button
            variant="quiet"
            isBusy={busyWith === 'use'}
            onClick={() => {
              onUse();
              // The button goes with the press: the focus stays with its card.
              title.current?.focus();
            }}
          >
            {words.makeMain}
            {which}
          </Button>
        )}
        <Button variant="quiet" isBusy={busyWith === 'delete'} onClick={onDelete}>
          {words.remove}
          {which}
        </Button>
      </div>
    </article>
  );
}
