import { HYDRATED_EVENT } from '@shop/storefront-shell/browser/hydration-marker';
import { LAST_RELOAD_NAME, RELOAD_PAUSE_MS } from '@shop/storefront-shell/reload/reload-once';
import { use } from 'react';
import { Scripts, type ScriptsProps, UNSAFE_FrameworkContext, useMatches } from 'react-router-dom';
import { startAfterPaint } from './start-after-paint';

const LIMITS = {
  longestWaitMs: 3_000,
  reloadPauseMs: RELOAD_PAUSE_MS,
  lastReloadName: LAST_RELOAD_NAME,
  answersEvent: HYDRATED_EVENT,
};
/** The framework reads its data as a stream that scripts further down fill. */
const OPEN_STREAM =
  'window.__reactRouterContext.stream=new ReadableStream({start(c){window.__reactRouterContext.streamController=c}}).pipeThrough(new TextEncoderStream());';

/** Text that stands in a script element as it is. */
const scriptText = (value: unknown) => JSON.stringify(value).replaceAll('<', String.raw`\u003c`);
/** React moves a hint to the head unless somebody listens to it. */
const stayHere = () => undefined;

/** What the framework's `Scripts` writes, its code started after the first paint. */
function LateScripts({ hinted, nonce }: ScriptsProps & { readonly hinted: ReadonlySet<string> }) {
  const framework = use(UNSAFE_FrameworkContext);
  const matches = useMatches();
  if (framework === undefined) throw new Error('LateScripts needs a document of the framework around it.');
  const { manifest, renderMeta, serverHandoffString } = framework;
  // The framework writes its data only for who reads it.
  if (renderMeta !== undefined) renderMeta.didRenderScripts = true;
  const routes = matches.flatMap(({ id }) => manifest.routes[id] ?? []);
  const start = {
    // The framework names what imports before what is imported.
    shared: manifest.entry.imports.toReversed(),
    modules: [manifest.url, ...routes.map(({ module }) => module)],
    routes: routes.map(({ id }) => id),
    entry: manifest.entry.module,
  };
  const hints = new Set([
    ...start.modules,
    start.entry,
    ...manifest.entry.imports,
    ...routes.flatMap(({ imports = [] }) => imports),
    ...hinted,
  ]);
  return (
    <>
      <script nonce={nonce}>{`window.__reactRouterContext=${serverHandoffString};${OPEN_STREAM}`}</script>
      <template data-shop-scripts="">
        {[...hints].map((hint) => (
          <link key={hint} rel="modulepreload" href={hint} onLoad={stayHere} />
        ))}
      </template>
      <script nonce={nonce}>
        {`(${startAfterPaint.toString()})(${scriptText(start)},${scriptText(LIMITS)})`}
      </script>
    </>
  );
}

/** The scripts of one document, and what its parts announce for them while they are drawn. */
export function createDocumentScripts() {
  const hinted = new Set<string>();
  return {
    hint: (scripts: readonly string[]) => scripts.forEach((script) => hinted.add(script)),
    Scripts: (props: ScriptsProps) => {
      const isDeveloped = use(UNSAFE_FrameworkContext)?.manifest.hmr !== undefined;
      return isDeveloped ? <Scripts {...props} /> : <LateScripts {...props} hinted={hinted} />;
    },
  };
}
