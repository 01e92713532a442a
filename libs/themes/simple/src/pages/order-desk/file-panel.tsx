import { MAX_DESK_ROWS } from '@shop/contract/order-desk/order-desk-limits';
import type { DeskEntry } from '@shop/feature-cart/order-desk/desk-row';
import { readDeskFile } from '@shop/feature-cart/order-desk/read-desk-file';
import { saveSampleDeskFile } from '@shop/feature-cart/order-desk/sample-desk-file';
import { useWords } from '@shop/theming/use-words';
import { Button } from '@shop/ui-kit/button';
import { FileField } from '@shop/ui-kit/file-field';
import { Panel } from '@shop/ui-kit/panel';
import { useId, useState } from 'react';
import styles from './order-desk-page.module.css';
import { orderDeskWords } from './order-desk-words';

interface FilePanelProps {
  /** Takes the entries into the rows; false where they are too many. */
  readonly onTake: (entries: readonly DeskEntry[]) => boolean;
}

/** The lines of a file become rows as soon as it is chosen. */
export function FilePanel({ onTake }: FilePanelProps) {
  const words = useWords(orderDeskWords);
  const id = useId();
  const [name, setName] = useState<string | null>(null);
  const [error, setError] = useState<string>();
  const errorOf = async (file: File): Promise<string | undefined> => {
    const read = await readDeskFile(file);
    if (read.kind === 'unclosed-quote') return words.unclosedQuote(read.line);
    if (read.kind !== 'entries') return read.kind === 'too-large' ? words.fileTooLarge : words.fileUnreadable;
    if (read.entries.length === 0) return words.fileNothing;
    return onTake(read.entries) ? undefined : words.tooMany(MAX_DESK_ROWS);
  };
  const pick = async (file: File | null) => {
    setName(file?.name ?? null);
    // A file that was taken away after it had been chosen cannot be read.
    setError(file === null ? undefined : await errorOf(file).catch(() => words.fileUnreadable));
  };
  return (
    <Panel title={words.file}>
      <div className={styles.fields}>
        <FileField
          id={id}
          accept=".csv,.txt,text/csv,text/plain"
          label={words.fileLabel}
          hint={words.fileHint}
          error={error}
          fileName={name}
          onPick={(file) => void pick(file)}
        />
        <div>
          <Button variant="quiet" onClick={() => saveSampleDeskFile(words.sampleName)}>
            {words.sample}
          </Button>
        </div>
      </div>
    </Panel>
  );
}
