import type { CardView } from '@shop/feature-account/cards-query';
import { RadioCard } from '@shop/ui-kit/radio-card';
import styles from '../../parts/choice-list.module.css';

/** The choice of a card that is not kept. */
const OTHER_CARD = 'other';

interface SavedCardsProps {
  readonly cards: readonly CardView[];
  /** The id of the card that pays; null for another one. */
  readonly chosenId: number | null;
  readonly onChoose: (id: number | null) => void;
}

/** Which card pays: one that the payment service keeps for the member, or another. Only its last digits are known. */
export function SavedCards({ cards, chosenId, onChoose }: SavedCardsProps) {
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.legend}>お支払いに使うカード</legend>
      {cards.map((card) => (
        <RadioCard
          key={card.id}
          name="card"
          value={String(card.id)}
          label={card.maskedNumber}
          description={<p>{[card.name, `有効期限 ${card.expiration}`].filter(Boolean).join('　')}</p>}
          isChecked={card.id === chosenId}
          onChoose={(value) => onChoose(Number(value))}
        />
      ))}
      <RadioCard
        name="card"
        value={OTHER_CARD}
        label="別のカードを使う"
        description={<p>ご注文の確定後、決済サービスの画面でカード情報を入力します。</p>}
        isChecked={chosenId === null}
        onChoose={() => onChoose(null)}
      />
    </fieldset>
  );
}
