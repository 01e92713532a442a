import { type CompositionEvent, type SyntheticEvent, useRef } from 'react';
import { createKanaReader } from './kana-reader';

/** The field that the reading is written to. */
export interface KanaTarget {
  readonly get: () => string;
  readonly set: (kana: string) => void;
}

/** The properties of a form field that the hook uses. */
interface NameField {
  readonly onChange: (event: SyntheticEvent) => void;
  readonly onCompositionEnd: (event: SyntheticEvent) => void;
}

/**
 * Fills in the kana of a name while the name is typed. A kana field that the shopper has edited stays as it is;
 * emptying the name removes the proposal.
 */
export function useKanaProposal(target: KanaTarget) {
  const reader = useRef(createKanaReader());
  const proposed = useRef('');

  const propose = (kana: string) => {
    proposed.current = kana;
    target.set(kana);
  };
  /** The name field, which tracks the composition of the input method. */
  return <Field extends NameField>(field: Field) => ({
    ...field,
    onCompositionUpdate: ({ data }: CompositionEvent) => reader.current.onComposition(data),
    onCompositionEnd: (event: CompositionEvent) => {
      field.onCompositionEnd(event);
      const kana = reader.current.onCompositionEnd(event.data);
      if (kana !== '' && target.get() === proposed.current) propose(proposed.current + kana);
    },
    onChange: (event: SyntheticEvent<HTMLInputElement>) => {
      field.onChange(event);
      const isEmptied = event.currentTarget.value === '' && proposed.current !== '';
      if (isEmptied && target.get() === proposed.current) propose('');
    },
  });
}
