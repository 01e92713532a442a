import { type CompositionEvent, type SyntheticEvent, useRef } from 'react';
import { createKanaReader } from './kana-reader';

/** The field that holds the reading. */
export interface KanaTarget {
  readonly get: () => string;
  readonly set: (kana: string) => void;
}

/** What a field of the form kit brings along. */
interface NameField {
  readonly onChange: (event: SyntheticEvent) => void;
  readonly onCompositionEnd: (event: SyntheticEvent) => void;
}

/**
 * Proposes the kana of a name while the name is typed. What somebody has written into the kana field stays as it is;
 * a name that is emptied takes its proposal along.
 */
export function useKanaProposal(target: KanaTarget) {
  const reader = useRef(createKanaReader());
  const proposed = useRef('');

  const propose = (kana: string) => {
    proposed.current = kana;
    target.set(kana);
  };
  /** The name field with ears. */
  return <Field extends NameField>(field: Field) => ({
    ...field,
    onCompositionUpdate: ({ data }: CompositionEvent) => reader.current.hear(data),
    onCompositionEnd: (event: CompositionEvent) => {
      field.onCompositionEnd(event);
      const kana = reader.current.finish(event.data);
      if (kana !== '' && target.get() === proposed.current) propose(proposed.current + kana);
    },
    onChange: (event: SyntheticEvent<HTMLInputElement>) => {
      field.onChange(event);
      const isEmptied = event.currentTarget.value === '' && proposed.current !== '';
      if (isEmptied && target.get() === proposed.current) propose('');
    },
  });
}
