import { isApiError } from '@shop/api-client/is-api-error';
import { getPostalCode } from '@shop/contract/postal-codes/get-postal-code';
import { useApi } from '@shop/query/use-api';
import { isPostalCode, normalisePostalCode } from '@shop/validation/postal-code';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { PLACE_FIELDS, type Place, fillPlace, toPlace } from './fill-place';

type FieldName = keyof Place | 'postalCode';

/** The form whose fields are filled in. */
export interface PostalCodeForm {
  readonly getValue: (name: FieldName) => string;
  readonly setValue: (name: keyof Place, value: string) => void;
}

/** The state of the lookup, for the shopper. */
export type PostalCodeLookup =
  | { readonly kind: 'idle' }
  | { readonly kind: 'filled' }
  /** The code stands for several places. */
  | { readonly kind: 'choices'; readonly places: readonly Place[] }
  /** The register does not know the code: newer than the register, or a company's own. */
  | { readonly kind: 'unknown' };

/** The place that the form was opened with, and its postal code. */
export interface InitialPlace {
  readonly code: string;
  readonly place: Place;
}

/** The handlers of a postal code field that report its changes. */
export interface PostalField {
  readonly onChange: (event: SyntheticEvent) => void;
  readonly onBlur: (event: SyntheticEvent) => void;
}

const IDLE: PostalCodeLookup = { kind: 'idle' };
const NOTHING: InitialPlace = { code: '', place: { prefecture: '', city: '', address1: '' } };
const placeOf = ({ prefecture, city, address1 }: Place): Place => ({ prefecture, city, address1 });

/**
 * Fills in prefecture, city and town once the postal code is complete. What the shopper has typed is never overwritten,
 * a late response is ignored, and filling in can be undone. An initial place belongs to its postal code: with another
 * code it is replaced, unless the shopper has edited it. account §7
 */
export function usePostalCodeLookup({ getValue, setValue }: PostalCodeForm, start: InitialPlace = NOTHING) {
  const api = useApi();
  const [state, setState] = useState<PostalCodeLookup>(IDLE);
  const lookedUpCode = useRef(normalisePostalCode(start.code));
  const running = useRef<AbortController | null>(null);
  /** What the last fill found, and what was in the fields before the first. */
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
    const code = normalisePostalCode(getValue('postalCode'));
    if (code === lookedUpCode.current) return;
    lookedUpCode.current = code;
    running.current?.abort();
    setState(IDLE);
    if (code === '' || !isPostalCode(code)) return;
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
      else if (running.current === mine) lookedUpCode.current = '';
    }
  };

  return {
    state,
    /** Takes one of several places. */
    choose: (place: Place) => {
      fill(place);
      setState({ kind: 'filled' });
    },
    /** Puts back what was in the fields before; what has been written since stays. */
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
