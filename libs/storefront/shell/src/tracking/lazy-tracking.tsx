import { type ComponentType, Suspense, lazy, useEffect, useState } from 'react';

/** Only `npm run dev` has it: the build leaves out what `DEV` guards. */
const EventLog = import.meta.env.DEV ? lazy(() => import('./event-log')) : null;

/**
 * Loads consent and statistics, after all that a page needs itself. A page stands without them where their code cannot be
 * loaded.
 */
export function LazyTracking() {
  const [Tracking, setTracking] = useState<ComponentType | null>(null);
  useEffect(() => {
    let isGone = false;
    import('./tracking').then(
      ({ Tracking: Loaded }) => {
        if (!isGone) setTracking(() => Loaded);
      },
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, []);
  if (Tracking === null) return null;
  return (
    <>
      <Tracking />
      {EventLog !== null && (
        <Suspense fallback={null}>
          <EventLog />
        </Suspense>
      )}
    </>
  );
}
