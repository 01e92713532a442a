import { advanceFlashAtom, flashAtom } from '@shop/site/state/flash';
import { Notice } from '@shop/ui-kit/notice';
import { useAtomValue, useSetAtom } from 'jotai/react';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** The message that the page before has left for this one. core §4 */
export function FlashMessage() {
  const flash = useAtomValue(flashAtom);
  const advance = useSetAtom(advanceFlashAtom);
  const { key } = useLocation();
  const shown = useRef(key);
  useEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    advance();
  }, [key, advance]);
  if (flash === null) return null;
  return <Notice kind={flash.type === 'positive' ? 'success' : 'error'}>{flash.message}</Notice>;
}
