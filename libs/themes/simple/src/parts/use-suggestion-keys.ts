import { type RefObject, useEffect, useEffectEvent } from 'react';

/** The key code that browsers report for keys that the input method handles. */
const IME_KEY_CODE = 229;

interface SuggestionKeys {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly listId: string;
  /** The id of the option that is chosen by the arrow keys. */
  readonly activeId: string | undefined;
  /** Called with each word that is written, and with the one that stands there when the box gets the focus. */
  readonly onWord: (word: string) => void;
  readonly onMove: (step: 1 | -1) => void;
  /** Enter. Returns whether an option was chosen; otherwise the form is sent. */
  readonly onChoose: () => boolean;
  /** The word is searched as it stands. */
  readonly onSent: () => void;
  /** Escape, or the focus has left the form. */
  readonly onClose: () => void;
}

/**
 * Gives the search box its list of suggestions: the focus stays in the box, the arrow keys walk through the list, and
 * keys that belong to the input method do neither. WAI-ARIA "combobox", as a search box
 */
export function useSuggestionKeys({ input, listId, activeId, ...handlers }: SuggestionKeys): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing || event.keyCode === IME_KEY_CODE) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      handlers.onMove(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Enter' && handlers.onChoose()) event.preventDefault();
    else if (event.key === 'Escape' && activeId !== undefined) {
      event.preventDefault();
      handlers.onClose();
    } else if (event.key === 'Escape') handlers.onClose();
  });
  const onInput = useEffectEvent(() => handlers.onWord(input.current?.value ?? ''));
  const onSent = useEffectEvent(() => handlers.onSent());
  const onLeave = useEffectEvent((event: FocusEvent) => {
    const { relatedTarget } = event;
    if (!(relatedTarget instanceof Node && input.current?.form?.contains(relatedTarget))) handlers.onClose();
  });
  useEffect(() => {
    const element = input.current;
    const form = element?.form;
    if (!element || !form) return undefined;
    const [keydown, written, sent, left] = [
      (event: KeyboardEvent) => onKey(event),
      () => onInput(),
      () => onSent(),
      (event: FocusEvent) => onLeave(event),
    ];
    element.setAttribute('aria-autocomplete', 'list');
    element.addEventListener('keydown', keydown);
    element.addEventListener('input', written);
    element.addEventListener('focus', written);
    form.addEventListener('submit', sent);
    form.addEventListener('focusout', left);
    // The results of a search begin with a box that nobody has used yet.
    if (document.activeElement === element) written();
    return () => {
      element.removeEventListener('keydown', keydown);
      element.removeEventListener('input', written);
      element.removeEventListener('focus', written);
      form.removeEventListener('submit', sent);
      form.removeEventListener('focusout', left);
    };
  }, [input]);
  useEffect(() => {
    input.current?.setAttribute('aria-controls', listId);
  }, [input, listId]);
  useEffect(() => {
    if (activeId === undefined) input.current?.removeAttribute('aria-activedescendant');
    else input.current?.setAttribute('aria-activedescendant', activeId);
  }, [input, activeId]);
}
