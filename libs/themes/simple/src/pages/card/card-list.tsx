import { type CardActionKind, useCardAction } from '@shop/feature-account/cards/use-card-action';
import type { CardView } from '@shop/feature-account/cards-query';
import { accountPaths } from '@shop/site/paths/account-paths';
import { useWords } from '@shop/theming/use-words';
import { ConfirmDialog } from '@shop/ui-kit/confirm-dialog';
import { showToast } from '@shop/ui-kit/toast/show-toast';
import { useRef, useState } from 'react';
import { LimitedEntries } from '../../parts/limited-entries';
import { CardEntry } from './card-entry';
import { cardWords } from './card-words';

interface CardListProps {
  readonly cards: readonly CardView[];
  readonly limit: number;
}

/** The cards and what may be done with each; deleting asks first. */
export function CardList({ cards, limit }: CardListProps) {
  const words = useWords(cardWords);
  const { mutate, isPending, variables, error } = useCardAction();
  const [asked, setAsked] = useState<CardView | null>(null);
  const count = useRef<HTMLParagraphElement>(null);
  const { length } = cards;
  const isFull = length >= limit;
  const run = (kind: CardActionKind, id: number) => {
    if (isPending) return;
    const tell = () => {
      void showToast('success', kind === 'use' ? words.madeMain : words.removed);
      // The button that was pressed has gone with its card.
      if (kind === 'delete') count.current?.focus();
    };
    mutate({ kind, id }, { onSuccess: tell });
  };
  return (
    <LimitedEntries
      label={words.cards}
      count={words.count(length, limit)}
      countRef={count}
      isEmpty={length === 0}
      isFull={isFull}
      words={words}
      addPath={accountPaths.cardAdd()}
      error={error}
      below={
        asked !== null && (
          <ConfirmDialog
            title={words.removeQuestion}
            message={words.removeConsequence(asked.name || words.number(asked.maskedNumber))}
            confirmLabel={words.remove}
            cancelLabel={words.cancel}
            onConfirm={() => {
              setAsked(null);
              run('delete', asked.id);
            }}
            onCancel={() => setAsked(null)}
          />
        )
      }
    >
      {cards.map((card) => (
        <li key={card.id}>
          <CardEntry
            card={card}
            busyWith={isPending && variables.id === card.id ? variables.kind : null}
            onUse={() => run('use', card.id)}
            onDelete={() => setAsked(card)}
          />
        </li>
      ))}
    </LimitedEntries>
  );
}
