import type * as v from 'valibot';
import { flag, formatMoment, OpenMoment, Order } from './content-fields';

/** What says where and when something is shown: its place, from when to when, and whether at all. */
export const DISPLAY_FIELDS = { order: Order, from: OpenMoment, until: OpenMoment, show: flag(true) };

type DisplayFields = {
  readonly [Name in keyof typeof DISPLAY_FIELDS]: v.InferOutput<(typeof DISPLAY_FIELDS)[Name]>;
};

interface DisplayColumns {
  readonly position: number;
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
  readonly isShow: boolean;
}

/** These fields as columns. */
export const displayColumns = ({ order, from, until, show }: DisplayFields): DisplayColumns => ({
  position: order,
  startsAt: from,
  endsAt: until,
  isShow: show,
});

/** These fields of a row. */
export const displayFieldsOf = ({ position, startsAt, endsAt, isShow }: DisplayColumns): DisplayFields => ({
  order: position,
  from: startsAt,
  until: endsAt,
  show: isShow,
});

/** These fields in a front matter, without those that say what holds anyway. */
export const formatDisplayFields = ({ order, from, until, show }: DisplayFields) => ({
  ...(order === 0 ? {} : { order }),
  ...(from === null ? {} : { from: formatMoment(from) }),
  ...(until === null ? {} : { until: formatMoment(until) }),
  ...(show ? {} : { show }),
});
