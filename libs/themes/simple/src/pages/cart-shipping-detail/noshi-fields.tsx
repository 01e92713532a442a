import { MIZUHIKI_NAMES, NOSHI_OCCASIONS, noshiOccasionOf } from '@shop/contract/packings/noshi-occasions';
import type { PackingValues } from '@shop/feature-cart/packings/packing-values';
import { useWords } from '@shop/theming/use-words';
import { SelectField } from '@shop/ui-kit/select-field';
import { TextField } from '@shop/ui-kit/text-field';
import { NoshiSheet } from '../../parts/packing-preview/noshi-sheet';
import styles from './delivery.module.css';
import { packingWords } from './packing-words';

const NAME_MAX_LENGTH = 20;

interface NoshiFieldsProps {
  /** The destination's key. */
  readonly id: string;
  readonly titles: readonly string[];
  readonly values: PackingValues;
  readonly isTitleMissing: boolean;
  readonly nameFault: string | undefined;
  readonly onChange: (part: Partial<PackingValues>) => void;
}

/** The words that the shop offers by their occasion; those of its own last. */
function titlesByOccasion(titles: readonly string[], otherName: string) {
  const known = NOSHI_OCCASIONS.map(({ name, titles: ofOccasion }) => ({
    name,
    titles: ofOccasion.filter((title) => titles.includes(title)),
  }));
  const others = { name: otherName, titles: titles.filter((title) => noshiOccasionOf(title) === null) };
  return [...known, others].filter(({ titles: found }) => found.length > 0);
}

/** What a noshi says, and how that looks on the sheet. */
export function NoshiFields({ id, titles, values, isTitleMissing, nameFault, onChange }: NoshiFieldsProps) {
  const words = useWords(packingWords);
  const { noshiTitle, noshiName } = values;
  const occasion = noshiOccasionOf(noshiTitle);
  const mizuhiki = occasion === null ? null : MIZUHIKI_NAMES[occasion.mizuhiki];
  return (
    <div className={styles.noshi}>
      <div className={styles.words}>
        <SelectField
          id={`noshi-title-${id}`}
          label={words.noshiTitle}
          hint={mizuhiki === null ? undefined : words.mizuhiki(mizuhiki)}
          required
          error={isTitleMissing ? words.titleMissing : undefined}
          value={noshiTitle}
          onChange={(event) => onChange({ noshiTitle: event.target.value })}
        >
          <option value="">{words.chooseTitle}</option>
          {titlesByOccasion(titles, words.otherTitles).map(({ name, titles: ofOccasion }) => (
            <optgroup key={name} label={name}>
              {ofOccasion.map((title) => (
                <option key={title} value={title}>
                  {title}
                </option>
              ))}
            </optgroup>
          ))}
        </SelectField>
        <TextField
          id={`noshi-name-${id}`}
          label={words.noshiName}
          hint={words.noshiNameHint}
          error={nameFault}
          isOptionalShown
          autoComplete="off"
          maxLength={NAME_MAX_LENGTH}
          value={noshiName}
          onKeyDown={(event) => {
            // A key that belongs to the input method sends nothing.
            if (event.key === 'Enter' && event.nativeEvent.isComposing) event.preventDefault();
          }}
          onChange={(event) => onChange({ noshiName: event.currentTarget.value })}
        />
      </div>
      <NoshiSheet
        title={noshiTitle}
        name={noshiName}
        description={words.preview(noshiTitle, noshiName, mizuhiki)}
      />
    </div>
  );
}
