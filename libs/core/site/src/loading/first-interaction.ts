/** The first events that show that somebody interacts with the page. */
export const INTERACTIONS = [
  'pointerover',
  'pointerdown',
  'touchstart',
  'keydown',
  'focusin',
  'scroll',
  // Assistive technology clicks without a pointer.
  'click',
] as const;

/** A click is seen on its way down: the document holds it where its button waits for code. */
const isCaptured = (type: string) => type === 'click';

/** Calls `start` once, with the first sign of a person on the page. Returns a function that cancels it. */
export function onFirstInteraction(start: () => void, target: EventTarget = window): () => void {
  const cancel = () => {
    for (const type of INTERACTIONS) target.removeEventListener(type, onSign, isCaptured(type));
  };
  const onSign = () => {
    cancel();
    start();
  };
  for (const type of INTERACTIONS) target.addEventListener(type, onSign, isCaptured(type));
  return cancel;
}
