/**
 * Removes these parameters of the query, and what follows `#`, from the URL of the page, so that neither the history nor
 * a bookmark nor a screenshot shows a secret that has been used. The page stays as it is: this is no navigation.
 * reliability 19
 */
export function removeSecret(...parameters: readonly string[]): void {
  const { pathname, search } = window.location;
  const query = new URLSearchParams(search);
  for (const name of parameters) query.delete(name);
  const rest = query.toString();
  window.history.replaceState(window.history.state, '', rest === '' ? pathname : `${pathname}?${rest}`);
}
