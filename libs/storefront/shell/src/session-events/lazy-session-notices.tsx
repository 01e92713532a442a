import { accountWarningsAtom, warningMessageAtom } from '@shop/session/session-notice-atoms';
import { useAtomValue } from 'jotai/react';
import { Suspense, lazy } from 'react';

const SessionNotices = lazy(() => import('./session-notices'));

/** Loads the notices about session and account when there is one to show. */
export function LazySessionNotices() {
  const isEnded = useAtomValue(warningMessageAtom) !== null;
  const { hasPasswordExpired, hasMailErrorCountOver } = useAtomValue(accountWarningsAtom);
  if (!isEnded && !hasPasswordExpired && !hasMailErrorCountOver) return null;
  return (
    <Suspense fallback={null}>
      <SessionNotices />
    </Suspense>
  );
}
