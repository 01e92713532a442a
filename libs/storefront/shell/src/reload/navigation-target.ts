import type { ClientInstrumentation } from 'react-router-dom';

/** Where the shopper is on the way to. */
export interface NavigationTarget {
  /** Tells the target of each navigation that a link, a form or a component begins; for the router. */
  readonly instrumentation: ClientInstrumentation;
  /** The path and query of the running navigation, or `null`. With the back button the tab is there already. */
  current(): string | null;
}

/**
 * Knows the target of a navigation from the moment it begins. React renders it later, on a busy phone only after the
 * code of the page turned out to be missing.
 */
export function createNavigationTarget(): NavigationTarget {
  let running: { readonly path: string } | null = null;
  return {
    instrumentation: {
      router({ instrument }) {
        instrument({
          async navigate(callNavigate, { to, formData }) {
            const begun = typeof to === 'string' ? { path: withQuery(to, formData) } : null;
            running = begun;
            await callNavigate();
            if (running === begun) running = null;
          },
        });
      },
    },
    current: () => running?.path ?? null,
  };
}

/** The address that a form leads to: with what is typed as its query. */
function withQuery(to: string, typed: FormData | undefined): string {
  if (typed === undefined) return to;
  const query = new URLSearchParams();
  for (const [name, value] of typed) if (typeof value === 'string') query.append(name, value);
  return `${to.replace(/\?.*/, '')}?${query.toString()}`;
}
