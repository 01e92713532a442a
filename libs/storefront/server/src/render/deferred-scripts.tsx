import { HYDRATED_EVENT } from '@shop/storefront-shell/browser/hydration-marker';
import { PART_META } from '@shop/storefront-shell/document/theme-part-host';
import { LAST_RELOAD_NAME, RELOAD_PAUSE_MS } from '@shop/storefront-shell/reload/reload-once';
import { AWAKE_EVENT, WAITING_PART } from '@shop/theming/waiting-parts';
import { Scripts, type ScriptsProps } from 'react-router-dom';
import { startDeferredScripts } from './start-deferred-scripts';

const LIMITS = {
  longestWaitMs: 3_000,
  reloadPauseMs: RELOAD_PAUSE_MS,
  lastReloadName: LAST_RELOAD_NAME,
  hydratedEvent: HYDRATED_EVENT,
  awakeEvent: AWAKE_EVENT,
  waitingPart: WAITING_PART,
};

/** A value as JavaScript that can be written in a script element. */
const scriptText = (value: unknown) => JSON.stringify(value).replaceAll('<', String.raw`\u003c`);

/** The function as text, without its indentation: it is a seventh of what a document has of scripts. */
const START_SOURCE = startDeferredScripts.toString().replaceAll(/\n\s+/g, '\n');

/**
 * The framework's `<Scripts>` for one document, deferred until after the first paint. Inside `<noscript>` neither React
 * nor a browser that runs scripts looks at them: React does not hoist the preload hints into the head, and the browser
 * reads the elements as text, which `startDeferredScripts` turns into elements. `shared` are the files that the
 * browser's entry imports, imported files first.
 */
export function createDeferredScripts(shared: readonly string[]) {
  const hinted = new Set<string>();
  const parts = new Set<string>();
  const start = `(${START_SOURCE})(${scriptText(shared)},${scriptText(LIMITS)})`;
  return {
    hint: (scripts: readonly string[], part?: string) => {
      for (const script of scripts) hinted.add(script);
      if (part !== undefined) parts.add(part);
    },
    Scripts: (props: ScriptsProps) => (
      <>
        <noscript data-shop-scripts="">
          <Scripts {...props} />
          {[...hinted].map((script) => (
            <link key={script} rel="modulepreload" href={script} />
          ))}
          {[...parts].map((part) => (
            <meta key={part} name={PART_META} content={part} />
          ))}
        </noscript>
        <script nonce={props.nonce}>{start}</script>
      </>
    ),
  };
}
