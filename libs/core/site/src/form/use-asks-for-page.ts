import { atom } from 'jotai/vanilla';
import { useAtomValue, useSetAtom } from 'jotai/react';
import { useEffect, useRef, useState } from 'react';

/** A form of the page that may hold something unsaved. */
interface UnsavedForm {
  readonly hasUnsaved: () => boolean;
}

/** The page's forms, in the order in which they appeared. */
const unsavedFormsAtom = atom<readonly UnsavedForm[]>([]);

/** Whether one of a page's forms asks for all of them, and whether any holds something unsaved. */
export interface AsksForPage {
  readonly asks: boolean;
  readonly hasAnyUnsaved: () => boolean;
}

/**
 * Makes one of a page's forms ask before the page is left, for all of them: a router asks one question at a time, and of
 * several it would hear the last alone. `hasUnsaved` is called at that moment.
 */
export function useAsksForPage(hasUnsaved: () => boolean): AsksForPage {
  const forms = useAtomValue(unsavedFormsAtom);
  const setForms = useSetAtom(unsavedFormsAtom);
  const latest = useRef(hasUnsaved);
  useEffect(() => {
    latest.current = hasUnsaved;
  });
  const [own] = useState<UnsavedForm>(() => ({ hasUnsaved: () => latest.current() }));
  useEffect(() => {
    setForms((before) => [...before, own]);
    return () => setForms((before) => before.filter((one) => one !== own));
  }, [own, setForms]);
  return { asks: forms[0] === own, hasAnyUnsaved: () => forms.some((one) => one.hasUnsaved()) };
}
