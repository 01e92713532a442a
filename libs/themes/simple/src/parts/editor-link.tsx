import { internalPath } from '@shop/site/paths/internal-path';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

interface EditorLinkProps {
  /** An own path, or the URL of another site; the API lets no other through. */
  readonly url: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A link that the shop's editors set: within the shop without loading a new document, elsewhere as any link. */
export function EditorLink({ url, className, children }: EditorLinkProps) {
  const path = internalPath(url);
  if (path === null)
    return (
      <a href={url} className={className} rel="noopener">
        {children}
      </a>
    );
  return (
    <Link to={path} className={className}>
      {children}
    </Link>
  );
}
