import { CARD_MESSAGE_MAX } from '@shop/contract/carts/card-message-max';
import { useWords } from '@shop/theming/use-words';
import { TextAreaField } from '@shop/ui-kit/text-area-field';
import { MessageCardPreview } from '../../parts/packing-preview/message-card-preview';
import styles from './delivery.module.css';
import { packingWords } from './packing-words';

const ROWS = 4;

interface MessageCardFieldsProps {
  /** The destination's key. */
  readonly id: string;
  readonly message: string;
  readonly isMissing: boolean;
  readonly onChange: (message: string) => void;
}

/** What a card says, and how that looks on it. */
export function MessageCardFields({ id, message, isMissing, onChange }: MessageCardFieldsProps) {
  const words = useWords(packingWords);
  return (
    <div className={styles.words}>
      <TextAreaField
        id={`card-message-${id}`}
        label={words.message}
        hint={words.messageHint}
        error={isMissing ? words.messageMissing : undefined}
        required
        rows={ROWS}
        maxLength={CARD_MESSAGE_MAX}
        value={message}
        onChange={({ target }) => onChange(target.value)}
      />
      {message.trim() !== '' && <MessageCardPreview caption={words.cardPreview} message={message} />}
    </div>
  );
}
