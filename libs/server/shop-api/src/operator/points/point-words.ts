import type { CommandOption } from '../command/operator-command';
import { readLine } from '../command/read-line';
import { wholeNumber } from '../command/whole-number';

/** A member, by number or mail address. */
export const MEMBER = { name: 'MEMBER' };
export const POINTS = { name: 'N' };

const MAX_POINTS = 1_000_000;
const MAX_REASON = 100;

export const REASON_OPTION: CommandOption = {
  name: 'reason',
  value: 'TEXT',
  ja: '理由（会員のポイント履歴に出て、操作の記録にも残ります。お客様のお名前などは書かないでください）',
  en: "why: shown in the member's history of points and kept in the audit log; without names or other data of persons",
};

export const readPoints = (text: string): number => wholeNumber(POINTS.name, text, 1, MAX_POINTS);

export const readReason = (given: string): string => readLine('--reason', given, 1, MAX_REASON);
