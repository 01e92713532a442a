import { sentEventsAtom } from '@shop/feature-tracking/sent-events';
import { useAtomValue } from 'jotai/react';
import type { CSSProperties } from 'react';

const PLACE: CSSProperties = {
  position: 'fixed',
  insetBlockStart: 0,
  insetInlineEnd: 0,
  zIndex: 30,
  maxInlineSize: '24rem',
  maxBlockSize: '50vh',
  overflow: 'auto',
  background: 'Canvas',
  color: 'CanvasText',
  fontSize: '0.75rem',
};

/** The events of this tab, for those who develop the shop; no part of a build. */
export default function EventLog() {
  const events = useAtomValue(sentEventsAtom);
  return (
    <details style={PLACE} data-event-log>
      <summary>計測イベント {events.length}件</summary>
      <ol>
        {events.map(({ name, at, args }) => (
          <li key={`${at} ${name} ${args}`}>
            {name} <code>{args}</code>
          </li>
        ))}
      </ol>
    </details>
  );
}
