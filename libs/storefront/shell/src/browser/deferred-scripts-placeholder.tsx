/**
 * Stands in the browser where the server has written the framework's scripts: the same elements, so that hydration
 * matches. React leaves the content of both as it is.
 */
export function DeferredScriptsPlaceholder() {
  return (
    <>
      <noscript data-shop-scripts="" />
      <script suppressHydrationWarning> </script>
    </>
  );
}
