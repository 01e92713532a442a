import { isApiError } from '@shop/api-client/api-error';
import { getPostalCode } from '@shop/contract/postal-codes/get-postal-code';
import { useApi } from '@shop/query/use-api';
import { isPost, normalisePost } from '@shop/validation/post';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { PLACE_FIELDS, type Place, fillPlace, toPlace } from './fill-place';

type FieldName = keyof Place | 'postalCode';

/** The form whose place is filled. */
export interface PostalForm {
  readonly getValue: (name: FieldName) => string;
  readonly setValue: (name: keyof Place, value: string) => void;
}

/** What the shopper is told about the code. */
export type PostalState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'filled' }
  /** The code stands for several places. */
  | { readonly kind: 'choices'; readonly places: readonly Place[] }
  /** The register does not know the code: newer than the register, or a company's own. */
  | { readonly kind: 'unknown' };

/** The place that stood in the form from the beginning, and its postal code. */
export interface PostalStart {
  readonly code: string;
  readonly place: Place;
}

interface PostalField {
  readonly onChange: (event: SyntheticEvent) => void;
  readonly onBlur: (event: SyntheticEvent) => void;
}

const IDLE: PostalState = { kind: 'idle' };
const NOTHING: PostalStart = { code: '', place: { prefecture: '', city: '', address1: '' } };
const placeOf = ({ prefecture, city, address1 }: Place): Place => ({ prefecture, city, address1 });

/**
 * Fills prefecture, city and town from a postal code as soon as it is complete. What somebody has written is never
 * overwritten, a response that comes too late is dropped, and the fill can be taken back. A place that stood there from
 * the beginning belongs to its code: with another code it goes, unless somebody has changed it. account §7
 */
export function usePostalFill({ getValue, setValue }: PostalForm, start: PostalStart = NOTHING) {
  const api = useApi();
  const [state, setState] = useState<PostalState>(IDLE);
  const asked = useRef(normalisePost(start.code));
  const running = useRef<AbortController | null>(null);
  /** What the last fill found, and what stood in the fields before the first. */
  const filled = useRef<Place | null>(start.code === '' ? null : placeOf(start.place));
  const before = useRef<Place>(placeOf(start.place));

  useEffect(() => () => running.current?.abort(), []);

  const current = (): Place => ({
    prefecture: getValue('prefecture'),
    city: getValue('city'),
    address1: getValue('address1'),
  });
  const write = (place: Place) => {
    const now = current();
    for (const name of PLACE_FIELDS) if (place[name] !== now[name]) setValue(name, place[name]);
  };
  /** Returns whether any field took something. */
  const fill = (found: Place): boolean => {
    const now = current();
    if (filled.current === null) before.current = now;
    const next = fillPlace(now, found, filled.current ?? {});
    write(next);
    filled.current = found;
    return PLACE_FIELDS.some((name) => next[name] !== now[name]);
  };

  const lookUp = async () => {
    const code = normalisePost(getValue('postalCode'));
    if (code === asked.current) return;
    asked.current = code;
    running.current?.abort();
    setState(IDLE);
    if (code === '' || !isPost(code)) return;
    const mine = new AbortController();
    running.current = mine;
    try {
      const { data } = await api.call(getPostalCode, { query: { code } }, { signal: mine.signal });
      if (mine.signal.aborted) return;
      const { choices } = data.data;
      const hasFilled = fill(toPlace(data.data));
      if (choices.length > 1) setState({ kind: 'choices', places: choices.map(toPlace) });
      else if (hasFilled) setState({ kind: 'filled' });
    } catch (error) {
      // Without a response the place is written by hand.
      if (!isApiError(error)) throw error;
      if (error.kind === 'not-found') setState({ kind: 'unknown' });
      else if (running.current === mine) asked.current = '';
    }
  };

  return {
    state,
    /** Takes one of several places. */
    choose: (place: Place) => {
      fill(place);
      setState({ kind: 'filled' });
    },
    /** Puts back what stood in the fields before; what has been written since stays. */
    undo: () => {
      const now = current();
      if (filled.current !== null) write(fillPlace(now, before.current, filled.current));
      filled.current = null;
      setState(IDLE);
    },
    /** The postal code's field, listening. */
    withLookup: <Field extends PostalField>(field: Field) => ({
      ...field,
      onChange: (event: SyntheticEvent) => {
        field.onChange(event);
        void lookUp();
      },
      onBlur: (event: SyntheticEvent) => {
        field.onBlur(event);
        void lookUp();
      },
    }),
  };
}
