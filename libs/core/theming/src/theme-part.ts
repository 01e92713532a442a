import type { ComponentType } from 'react';
import type { LayoutProps, PageProps } from './page-props';

/** Loads one part of a theme. The build adds `chunk`, the key of its files in the table of theme chunks. */
export interface PartLoader<Props> {
  (): Promise<{ readonly default: ComponentType<Props> }>;
  readonly chunk?: string;
}

/** What a part says about itself. */
export interface PartOptions {
  /** Raised when what an override relies on changes: props, hooks or the meaning of the page. 1 where left out. */
  readonly version?: number;
  /** On an override: the version of the part it was written against. */
  readonly shadows?: number;
}

/** A page, layout or slot of a theme: code of its own that is loaded by need. */
export interface ThemePart<Props> {
  readonly version: number;
  readonly shadows: number | null;
  readonly chunk: string | null;
  /** Loads the component once; a failed load is tried again by the next call. */
  load(): Promise<ComponentType<Props>>;
  /**
   * The load that rendering suspends on: one promise, also after it has failed. With a new one for each attempt React
   * would suspend for ever, and no error boundary would catch the failure.
   */
  awaited(): Promise<ComponentType<Props>>;
  /** The component once it is loaded, so that it renders without waiting. */
  loaded(): ComponentType<Props> | null;
}

/** A page of a theme. */
export type ThemePage = ThemePart<PageProps>;
/** A layout of a theme. */
export type ThemeLayout = ThemePart<LayoutProps>;
/** A slot of a theme. */
export type ThemeSlot = ThemePart<object>;

function themePart<Props>(loader: PartLoader<Props>, options: PartOptions): ThemePart<Props> {
  let component: ComponentType<Props> | null = null;
  let loading: Promise<ComponentType<Props>> | null = null;
  let awaited: Promise<ComponentType<Props>> | null = null;
  const load = async () => {
    try {
      component = (await loader()).default;
      return component;
    } finally {
      loading = null;
    }
  };
  const loadOnce = () => (component === null ? (loading ??= load()) : Promise.resolve(component));
  return {
    version: options.version ?? 1,
    shadows: options.shadows ?? null,
    chunk: loader.chunk ?? null,
    load: loadOnce,
    awaited: () => (awaited ??= loadOnce()),
    loaded: () => component,
  };
}

/** Declares a page: `themePage(() => import('./pages/home/home-page'))`. Keep the import inline: the build reads it. */
/* @__NO_SIDE_EFFECTS__ */
export function themePage(loader: PartLoader<PageProps>, options: PartOptions = {}): ThemePage {
  return themePart(loader, options);
}

/** Declares a layout, in the same form. */
/* @__NO_SIDE_EFFECTS__ */
export function themeLayout(loader: PartLoader<LayoutProps>, options: PartOptions = {}): ThemeLayout {
  return themePart(loader, options);
}

/** Declares a slot, in the same form. */
/* @__NO_SIDE_EFFECTS__ */
export function themeSlot(loader: PartLoader<object>, options: PartOptions = {}): ThemeSlot {
  return themePart(loader, options);
}
