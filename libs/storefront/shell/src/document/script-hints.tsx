/**
 * Tells the browser of scripts with the first HTML. They come after what the page shows: its words and pictures stand
 * without them.
 */
export function ScriptHints({ scripts }: { readonly scripts: readonly string[] }) {
  return scripts.map((script) => <link key={script} rel="modulepreload" href={script} fetchPriority="low" />);
}
