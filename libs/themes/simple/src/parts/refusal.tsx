import { Notice } from '@shop/ui-kit/notice';
import { type ReactNode, createContext, use, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';

/** Right below the page's heading, where refusals stand; null where the page has no such place. */
export const RefusalPlace = createContext<HTMLElement | null>(null);

/** A field, or the sum of several, that cannot be sent as it is. */
const AT_FAULT = '[aria-invalid="true"], [data-wrong="true"]';

interface RefusalProps {
  /** Tells refusals apart: another one takes the focus again. */
  readonly reason: string;
  /** `info` where it is not known yet. */
  readonly kind?: 'error' | 'info';
  readonly children: ReactNode;
}

/**
 * Why something was not done. It stands right below the heading, wherever the button is that was pressed, and takes the
 * focus: on a phone that brings it into view.
 */
export function Refusal({ reason, kind = 'error', children }: RefusalProps) {
  const place = use(RefusalPlace);
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // A form has led to what is at fault already.
    if (document.activeElement?.matches(AT_FAULT) !== true) notice.current?.focus();
  }, [reason, place]);
  const said = (
    <Notice kind={kind} ref={notice}>
      {children}
    </Notice>
  );
  return place === null ? said : createPortal(said, place);
}
