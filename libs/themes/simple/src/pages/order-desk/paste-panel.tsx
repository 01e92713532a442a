import { MAX_DESK_ROWS } from '@shop/contract/order-desk/order-desk-limits';
import type { DeskEntry } from '@shop/feature-cart/order-desk/desk-row';
import { parseDeskText } from '@shop/feature-cart/order-desk/parse-desk-text';
import { MAX_DESK_FILE_BYTES } from '@shop/feature-cart/order-desk/read-desk-file';
import { useWords } from '@shop/theming/use-words';
import { Button } from '@shop/ui-kit/button';
import { Panel } from '@shop/ui-kit/panel';
import { TextAreaField } from '@shop/ui-kit/text-area-field';
import { useId, useRef, useState } from 'react';
import styles from './order-desk-page.module.css';
import { orderDeskWords } from './order-desk-words';

const VISIBLE_LINES = 4;

interface PastePanelProps {
  /** Takes the entries into the rows; false where they are too many. */
  readonly onTake: (entries: readonly DeskEntry[]) => boolean;
}

/** Cells that were copied from a spreadsheet become rows. */
export function PastePanel({ onTake }: PastePanelProps) {
  const words = useWords(orderDeskWords);
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  /** Why nothing was taken; undefined where all was. */
  const takeText = (): string | undefined => {
    const read = parseDeskText(text);
    if (read.kind === 'unclosed-quote') return words.unclosedQuote(read.line);
    if (read.entries.length === 0) return words.pastedNothing;
    return onTake(read.entries) ? undefined : words.tooMany(MAX_DESK_ROWS);
  };
  const take = () => {
    const failure = takeText();
    if (failure === undefined) setText('');
    else area.current?.focus();
    setError(failure);
  };
  return (
    <Panel title={words.paste}>
      <div className={styles.fields}>
        <TextAreaField
          id={id}
          ref={area}
          label={words.pasteLabel}
          hint={words.pasteHint}
          error={error}
          rows={VISIBLE_LINES}
          maxLength={MAX_DESK_FILE_BYTES}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <div>
          <Button variant="secondary" onClick={take}>
            {words.takePasted}
          </Button>
        </div>
      </div>
    </Panel>
  );
}
