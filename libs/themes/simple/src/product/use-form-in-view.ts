import { type RefObject, useEffect, useRef } from 'react';

/** Set on the document while a long form is in view. */
const ATTRIBUTE = 'data-form-in-view';

/**
 * Says on the document while the element is in view, so that a bar at the foot of the screen makes room for a form that
 * is as tall as the screen of a phone.
 */
export function useFormInView<Element extends HTMLElement>(): RefObject<Element | null> {
  const ref = useRef<Element>(null);
  useEffect(() => {
    const { current } = ref;
    const { documentElement } = document;
    if (current === null) return;
    const observer = new IntersectionObserver(([entry]) => {
      documentElement.toggleAttribute(ATTRIBUTE, entry?.isIntersecting === true);
    });
    observer.observe(current);
    return () => {
      observer.disconnect();
      documentElement.removeAttribute(ATTRIBUTE);
    };
  }, []);
  return ref;
}
