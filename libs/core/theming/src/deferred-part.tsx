import { onFirstInteraction } from '@shop/site/loading/first-interaction';
import { type ReactNode, Suspense, memo, use } from 'react';
import { useIsHydrating } from '@shop/site/loading/use-is-hydrating';
import type { PartComponent, ThemePart } from './theme-part';
import { type RenderedPart, usePartFiles } from './theme-provider';

const loadAfterInteraction = <Props,>(part: ThemePart<Props>): Promise<PartComponent<Props>> =>
  new Promise((resolve) => {
    const start = () => {
      // What the server has written stays as it is until the code can be loaded: the next sign tries again.
      part.load().then(resolve, () => onFirstInteraction(start));
    };
    onFirstInteraction(start);
  });

interface DeferredComponentProps<Props> extends RenderedPart {
  readonly part: ThemePart<Props>;
  readonly props: Props;
  /** One promise for the part, because a render that suspends asks again. */
  readonly waitForCode: () => Promise<PartComponent<Props>>;
}

function DeferredComponent<Props extends object>({
  part,
  name,
  props,
  waitForCode,
}: DeferredComponentProps<Props>) {
  const PartFiles = usePartFiles();
  const waits = useIsHydrating() && typeof document !== 'undefined';
  // React expects `use` again from a component that has suspended with it, also when the code is there by then.
  const Component = use(waits && part.loaded() === null ? waitForCode() : part.suspendOn());
  return (
    <>
      {PartFiles && <PartFiles name={name} part={part} isDeferred />}
      <Component {...props} />
    </>
  );
}

/**
 * Makes a component of a part that is below the first screen. The server renders it, so it can be read without
 * scripts; the browser loads its code with the first sign of a person, or at once after a navigation. Declare the part
 * by `themeSlot`, whose import the build reads. Give it props that stay the same while its page is open: with others
 * React would render it again before its code is there. Its root element has `data-waits` of `useWaits`, so that the
 * document holds a press that comes before its code.
 */
/* @__NO_SIDE_EFFECTS__ */
export function deferredPart<Props extends object>(
  name: RenderedPart['name'],
  part: ThemePart<Props>,
): (props: Props) => ReactNode {
  let waiting: Promise<PartComponent<Props>> | null = null;
  const waitForCode = () => (waiting ??= loadAfterInteraction(part));
  function Deferred(props: Props) {
    return (
      <Suspense fallback={null}>
        <DeferredComponent name={name} part={part} props={props} waitForCode={waitForCode} />
      </Suspense>
    );
  }
  // `memo` compares each prop, so that a page that renders again leaves the HTML of the server alone.
  return memo(Deferred);
}
