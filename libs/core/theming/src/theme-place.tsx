import type { ReactNode } from 'react';
import type { PartComponent, ThemePart } from './theme-part';
import { type RenderedPart, usePartFiles, useTheme } from './theme-provider';
import { usePart } from './use-part';

/** A place in pages and layouts for a component of the theme: a replaceable part, or a slot. */
export interface ThemePlace<Id extends string, Props> {
  (props: Props): ReactNode;
  /** Carries the type alone; no place has a value here. */
  readonly placeId?: Id;
}

/** Places as one record: their props by their ids. */
export type PropsById<Places extends ThemePlace<string, never>> = {
  readonly [Place in Places as NonNullable<Place['placeId']>]: Parameters<Place>[0];
};

/**
 * A theme holds parts of all kinds of props in one record. `extendTheme` lets only those through that take the props of
 * their place, so a part that is found under the place's id takes them.
 */
const isFound = <Props,>(part: ThemePart<never> | undefined): part is ThemePart<Props> => part !== undefined;

function LoadedPart<Props extends object>({
  part,
  name,
  props,
}: RenderedPart & { readonly part: ThemePart<Props>; readonly props: Props }) {
  const PartFiles = usePartFiles();
  const Component = usePart(part);
  return (
    <>
      {PartFiles && <PartFiles name={name} part={part} />}
      <Component {...props} />
    </>
  );
}

/* @__NO_SIDE_EFFECTS__ */
function definePlace<Id extends string, Props extends object>(
  group: 'parts' | 'slots',
  id: Id,
  Default: PartComponent<Props> | null,
): ThemePlace<Id, Props> {
  return function Place(props) {
    const part = useTheme()[group][id];
    if (isFound<Props>(part)) return <LoadedPart part={part} name={`${group}/${id}`} props={props} />;
    return Default && <Default {...props} />;
  };
}

/** Defines a part that a theme may replace by a component of the same props: `definePart('price', Price)`. */
/* @__NO_SIDE_EFFECTS__ */
export function definePart<const Id extends string, Props extends object>(
  id: Id,
  Default: PartComponent<Props>,
): ThemePlace<Id, Props> {
  return definePlace('parts', id, Default);
}

/** Defines a place that is empty unless a theme fills it: `defineSlot<'cart-note', CartNoteProps>('cart-note')`. */
/* @__NO_SIDE_EFFECTS__ */
export function defineSlot<Id extends string, Props extends object = object>(id: Id): ThemePlace<Id, Props> {
  return definePlace<Id, Props>('slots', id, null);
}
