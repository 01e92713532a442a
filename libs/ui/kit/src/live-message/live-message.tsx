import { VisuallyHidden } from '../visually-hidden/visually-hidden';

/** Words that a screen reader reads out when they change; nothing is seen. */
export function LiveMessage({ children }: { readonly children: string }) {
  return (
    <VisuallyHidden>
      <span role="status">{children}</span>
    </VisuallyHidden>
  );
}
