/** What the server has written of scripts, as hydration finds it: one for the data, the hints, and one that starts. */
export function DrawnScripts() {
  return (
    <>
      <script suppressHydrationWarning> </script>
      <template data-shop-scripts="" />
      <script suppressHydrationWarning> </script>
    </>
  );
}
