import { INTERACTIONS } from './first-interaction';

/** Whether the shopper is in the middle of something: writing, in another window over the page, or asked for consent. */
export function isOccupied(page: Document): boolean {
  return (
    page.activeElement?.matches('input, textarea, select') === true ||
    page.querySelector('dialog[open], [data-consent]') !== null ||
    [...page.querySelectorAll('[popover]')].some((element) => element.matches(':popover-open'))
  );
}

interface QuietTime {
  readonly quietMs: number;
  /** Whether the shopper has done something already; else the time runs from the next sign of a person. */
  readonly hasBegun: boolean;
  /** Whether it must not start now; by default while the shopper is in the middle of something. */
  readonly isInUse?: (page: Document) => boolean;
}

/**
 * Calls `start` once, when the shopper has done something and then nothing for a while, and is not in the middle of
 * something. Returns a function that cancels it.
 */
export function onQuietTime(
  { quietMs, hasBegun, isInUse = isOccupied }: QuietTime,
  start: () => void,
  target: EventTarget = window,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = () => {
    clearTimeout(timer);
    for (const type of INTERACTIONS) target.removeEventListener(type, onSign);
  };
  const onQuiet = () => {
    // Whoever finishes writing or closes a window gives another sign.
    if (isInUse(document)) return;
    cancel();
    start();
  };
  const onSign = () => {
    clearTimeout(timer);
    timer = setTimeout(onQuiet, quietMs);
  };
  for (const type of INTERACTIONS) target.addEventListener(type, onSign);
  if (hasBegun) onSign();
  return cancel;
}
