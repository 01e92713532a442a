import { useApi } from '@shop/query/use-api';
import { colorSchemeQuery } from '@shop/site/settings/color-scheme-query';
import { LoadingOverlay } from '@shop/ui-kit/loading-overlay';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { cursorFrames } from './cursor-frames';

const SECOND_MS = 1000;

/** The overlay and the animated cursor while tasks are running, in the sizes and colours of the colour scheme. core §9 */
export default function LoadingIndicator() {
  const scheme = useQuery(colorSchemeQuery(useApi())).data;
  const cursor = scheme?.cursor;
  useEffect(() => {
    if (cursor === undefined) return;
    const { style } = document.documentElement;
    const before = style.cursor;
    const frames = cursorFrames(cursor);
    let shown = 0;
    const show = () => {
      style.cursor = frames[shown % frames.length] ?? '';
      shown += 1;
    };
    show();
    const timer = window.setInterval(show, cursor.frame * SECOND_MS);
    return () => {
      window.clearInterval(timer);
      style.cursor = before;
    };
  }, [cursor]);
  return scheme === undefined ? null : <LoadingOverlay {...scheme.loading} />;
}
