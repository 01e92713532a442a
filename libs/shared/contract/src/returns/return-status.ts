import * as v from 'valibot';

/** The states of a return request and their Japanese names. */
export const RETURN_STATUS_NAMES = {
  requested: 'お申し込み受付',
  approved: '承認済み',
  refused: 'お受けできません',
  completed: '手続き完了',
  withdrawn: '取り下げ済み',
} as const;

export const ReturnStatus = v.picklist(['requested', 'approved', 'refused', 'completed', 'withdrawn']);
export type ReturnStatus = v.InferOutput<typeof ReturnStatus>;
