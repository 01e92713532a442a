import { accountWarningsAtom, warningMessageAtom } from '@shop/session/session-atoms';
import { useAtomValue } from 'jotai/react';
import { Suspense, lazy } from 'react';

const SessionNotices = lazy(() => import('./session-notices'));

/** Loads what tells of session and account when there is something to tell. */
export function SessionNoticesHost() {
  const isEnded = useAtomValue(warningMessageAtom) !== null;
  const { hasPasswordExpired, hasMailErrorCountOver } = useAtomValue(accountWarningsAtom);
  if (!isEnded && !hasPasswordExpired && !hasMailErrorCountOver) return null;
  return (
    <Suspense fallback={null}>
      <SessionNotices />
    </Suspense>
  );
}
