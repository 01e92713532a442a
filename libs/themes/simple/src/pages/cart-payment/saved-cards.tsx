import type { CardView } from '@shop/feature-account/cards-query';
import { useWords } from '@shop/theming/use-words';
import { RadioCard } from '@shop/ui-kit/radio-card';
import layout from '../../parts/form-layout.module.css';
import { cartPaymentWords } from './cart-payment-words';
import styles from './saved-cards.module.css';

/** The choice of a card that is not saved. */
const OTHER_CARD = 'other';

interface SavedCardsProps {
  readonly cards: readonly CardView[];
  /** The id of the card that pays; null for another one. */
  readonly chosenId: number | null;
  readonly onChoose: (id: number | null) => void;
}

/** Which card pays: one that the payment service has saved for the member, or another. Only its last digits are known. */
export function SavedCards({ cards, chosenId, onChoose }: SavedCardsProps) {
  const words = useWords(cartPaymentWords);
  return (
    <fieldset className={`${layout.choices} ${styles.cards}`}>
      <legend className={layout.legend}>{words.savedCards}</legend>
      {cards.map((card) => (
        <RadioCard
          key={card.id}
          name="card"
          value={String(card.id)}
          label={card.maskedNumber}
          description={<p>{[card.name, words.expiration(card.expiration)].filter(Boolean).join('　')}</p>}
          isChecked={card.id === chosenId}
          onChoose={(value) => onChoose(Number(value))}
        />
      ))}
      <RadioCard
        name="card"
        value={OTHER_CARD}
        label={words.otherCard}
        description={<p>{words.otherCardNote}</p>}
        isChecked={chosenId === null}
        onChoose={() => onChoose(null)}
      />
    </fieldset>
  );
}
