import type { FulfilledReactPromise, ReactNode } from 'react';
import type { LayoutProps, PageProps } from './page-props';

/** The component of a part of a theme. */
export type PartComponent<Props> = (props: Props) => ReactNode;

/** Loads code of a theme. The build adds `chunk`, the key of its files in the table of theme chunks. */
export interface CodeLoader<Value> {
  (): Promise<{ readonly default: Value }>;
  readonly chunk?: string;
}

/** Loads one part of a theme. */
export type PartLoader<Props> = CodeLoader<PartComponent<Props>>;

/** What a page, layout or part says about itself. */
export interface PartOptions {
  /** Raised when what an override relies on changes: props, hooks or the meaning of the page. 1 where left out. */
  readonly version?: number;
}

/** What an override says about itself. */
export interface OverrideOptions extends PartOptions {
  /** The version of the page, layout or part that it was written against. */
  readonly overridesVersion: number;
}

/** Code of a theme that is loaded by need, such as the component of a page. */
export interface ThemeCode<Value> {
  readonly chunk: string | null;
  /** Loads it once; a failed load is tried again by the next call. */
  load(): Promise<Value>;
  /**
   * The load for React's `use`: one promise, also after it has failed. With a new one for each attempt React would
   * suspend for ever, and no error boundary would catch the failure. What has been loaded is read without suspending.
   */
  suspendOn(): PromiseLike<Value>;
  /** What has been loaded; null before. */
  loaded(): Value | null;
}

/** A page, layout, part or slot of a theme. */
export interface ThemePart<Props> extends ThemeCode<PartComponent<Props>> {
  readonly version: number;
  readonly overridesVersion: number | null;
}

/** A part that takes the place of another, and says which version of it. */
export interface ThemeOverride<Props> extends ThemePart<Props> {
  readonly overridesVersion: number;
}

/** A page of a theme. */
export type ThemePage = ThemePart<PageProps>;
/** A layout of a theme. */
export type ThemeLayout = ThemePart<LayoutProps>;
/** What fills a slot: nothing is there otherwise, so it overrides nothing. */
export interface ThemeSlot<Props> extends ThemePart<Props> {
  readonly overridesVersion: null;
}

/** Lets `use` return the value of a promise at once: React reads these fields before it suspends. */
const fulfilled = <Value>(promise: PromiseLike<Value>, value: Value): FulfilledReactPromise<Value> =>
  Object.assign(promise, { status: 'fulfilled' as const, value });

/** Declares code of a theme that is no component. */
/* @__NO_SIDE_EFFECTS__ */
export function declareCode<Value>(loader: CodeLoader<Value>): ThemeCode<Value> {
  let loaded: Value | null = null;
  let loading: Promise<Value> | null = null;
  let suspendOn: PromiseLike<Value> | null = null;
  const load = async () => {
    try {
      loaded = (await loader()).default;
      // A render that has suspended on this promise asks again, and has to get the same.
      suspendOn = fulfilled(
        suspendOn !== null && suspendOn === loading ? loading : Promise.resolve(loaded),
        loaded,
      );
      return loaded;
    } finally {
      loading = null;
    }
  };
  const loadOnce = () => (loaded === null ? (loading ??= load()) : Promise.resolve(loaded));
  return {
    chunk: loader.chunk ?? null,
    load: loadOnce,
    suspendOn: () => (suspendOn ??= loadOnce()),
    loaded: () => loaded,
  };
}

/** Declares a component: of one's own, or in place of another theme's. */
interface DeclareComponent<Props> {
  (loader: PartLoader<Props>, options: OverrideOptions): ThemeOverride<Props>;
  (loader: PartLoader<Props>, options?: PartOptions): ThemePart<Props>;
}

function declarePart<Props>(loader: PartLoader<Props>, options: OverrideOptions): ThemeOverride<Props>;
function declarePart<Props>(loader: PartLoader<Props>, options?: PartOptions): ThemeSlot<Props>;
/* @__NO_SIDE_EFFECTS__ */
function declarePart<Props>(
  loader: PartLoader<Props>,
  { version = 1, overridesVersion = null }: PartOptions & { readonly overridesVersion?: number | null } = {},
): ThemePart<Props> {
  return { version, overridesVersion, ...declareCode(loader) };
}

/**
 * Declares a page: `themePage(() => import('./pages/home/home-page'))`; in place of another theme's page with the
 * version of that page: `{ overridesVersion: 1 }`. Keep the import inline: the build reads it.
 */
export const themePage: DeclareComponent<PageProps> = declarePart;

/** Declares a layout, in the same form. */
export const themeLayout: DeclareComponent<LayoutProps> = declarePart;

/** Declares a component that replaces a part, in the same form. */
export const themePart: <Props>(loader: PartLoader<Props>, options: OverrideOptions) => ThemeOverride<Props> =
  declarePart;

/** Declares what fills a slot, in the same form. */
export const themeSlot: <Props>(loader: PartLoader<Props>) => ThemeSlot<Props> = declarePart;
