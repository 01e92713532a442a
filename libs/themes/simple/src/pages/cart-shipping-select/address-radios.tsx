import { ADDRESS_WORD_MAX } from '@shop/feature-account/address-book/read-address-search';
import type { AddressChoiceState } from '@shop/feature-account/address-choice/use-address-choice';
import type { Address } from '@shop/site/views/address';
import { useWords } from '@shop/theming/use-words';
import { Button } from '@shop/ui-kit/button';
import { LiveMessage } from '@shop/ui-kit/live-message';
import { RadioCard } from '@shop/ui-kit/radio-card';
import { TextField } from '@shop/ui-kit/text-field';
import { type KeyboardEvent, useId } from 'react';
import { AddressBlock } from '../../parts/address-block';
import { addressRadiosWords } from './address-radios-words';

/** An address as it is offered: of the book, or of the cart, which knows no name for it. */
export interface OfferedAddress extends Address {
  readonly id: number;
  readonly label?: string;
}

interface AddressRadiosProps {
  readonly choice: AddressChoiceState;
  /** The name of the radio buttons. */
  readonly name: string;
  readonly chosen: OfferedAddress | undefined;
}

/** Enter in the search would send the choice. */
const stopEnter = (event: KeyboardEvent) => {
  if (event.key === 'Enter') event.preventDefault();
};

/** The addresses to choose from, the chosen one among them whatever is looked for, with a search where there are many. */
export function AddressRadios({ choice, name, chosen }: AddressRadiosProps) {
  const words = useWords(addressRadiosWords);
  const id = useId();
  const { entries, foundCount, isSearchable, canShowMore, mustSearch } = choice;
  const isElsewhere = chosen !== undefined && entries.every((entry) => entry.id !== chosen.id);
  const offered: readonly OfferedAddress[] = isElsewhere ? [chosen, ...entries] : entries;
  return (
    <>
      {isSearchable && (
        <TextField
          id={id}
          type="search"
          label={words.search}
          hint={words.searchHint}
          value={choice.word}
          maxLength={ADDRESS_WORD_MAX}
          autoComplete="off"
          onKeyDown={stopEnter}
          onChange={({ currentTarget }) => choice.setWord(currentTarget.value)}
        />
      )}
      <LiveMessage>{foundCount === null ? '' : words.found(foundCount)}</LiveMessage>
      {foundCount === 0 && <p>{words.nothingFound}</p>}
      {offered.map((address) => (
        <RadioCard
          key={address.id}
          name={name}
          value={String(address.id)}
          label={address.label || address.name}
          description={<AddressBlock address={address} />}
          isChecked={address.id === chosen?.id}
          onChoose={(value) => choice.pick(Number(value))}
        />
      ))}
      {canShowMore && (
        <Button variant="secondary" isWide onClick={choice.showMore}>
          {words.more}
        </Button>
      )}
      {mustSearch && <p>{words.mustSearch}</p>}
    </>
  );
}
