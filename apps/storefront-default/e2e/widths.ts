import { SOAK_FACTOR } from '@shop/testing-api/soak-factor';
import { DESKTOP, PHONE } from './shopper';

const WIDTHS = [
  ['390', PHONE],
  ['1280', DESKTOP],
] as const;

/** The widths that a flow is tried at: both in `npm run soak`; in `npm test` one, which alternates from flow to flow. */
export const widths = (first: '390' | '1280') =>
  SOAK_FACTOR > 1 ? WIDTHS : WIDTHS.filter(([width]) => width === first);
