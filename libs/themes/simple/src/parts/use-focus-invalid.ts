import { type RefObject, useRef } from 'react';
import { useFocusAfterRender } from './use-focus-after-render';

/** The reference for a form, and what moves the focus to its first invalid field once the messages are rendered. */
export function useFocusInvalid(): readonly [RefObject<HTMLFormElement | null>, () => void] {
  const form = useRef<HTMLFormElement>(null);
  const focusAfterRender = useFocusAfterRender();
  return [form, () => focusAfterRender(() => form.current?.querySelector('[aria-invalid="true"]'))];
}
