import { formatCount } from '@shop/format/format-yen';
import type { PointKind } from '@shop/contract/points/point';
import { nextExpiration } from '../../points/next-expiration';
import { readLedger, readUnexpired, remainingOf } from '../../points/point-store';
import { tokyoTime } from '../../tokyo-time/tokyo-time';
import { CHANNEL_OPTION, shopCommand } from '../command/operator-command';
import { findMemberOf } from '../members/member-of-shop';
import { requireChannel } from '../require-channel';
import { MEMBER } from './point-words';

/** As the page of points says it. */
const KINDS: Readonly<Record<PointKind, string>> = {
  grant: '獲得',
  use: '利用',
  expire: '失効',
  refund: '返還',
  revoke: '取り消し',
};

/** How many movements are shown. */
const LAST = 10;

const signed = (points: number): string => `${points > 0 ? '+' : ''}${formatCount(points)}`;

/** `points show`: what a member of a shop can spend, what expires next, and the last movements. */
export const showPointsCommand = shopCommand({
  name: 'points show',
  words: [MEMBER],
  options: [CHANNEL_OPTION],
  ja: `会員（会員番号かメールアドレス）のポイント残高、次に失効する分、最近の${LAST}件を表示します`,
  en: `shows the points of a member (code or mail address): balance, what expires next, and the last ${LAST} movements`,
  async run({ db, clock, print }, args) {
    const { id: channelId } = await requireChannel(db, args.value('channel'));
    const member = await findMemberOf(db, channelId, args.value(MEMBER.name));
    const living = await readUnexpired(db, member.id, clock.now());
    const balance = remainingOf(living);
    const next = nextExpiration(living);
    print(`${member.code}: 残高 ${formatCount(balance)}ポイント balance`);
    if (next !== null)
      print(
        `次に失効 expires next: ${formatCount(next.points)}ポイント（${tokyoTime(next.expiresAt)} まで）`,
      );
    for (const line of await readLedger(db, member.id, { limit: LAST, offset: 0 }))
      print(
        [
          tokyoTime(line.createdAt),
          KINDS[line.kind],
          signed(line.amount),
          `残高 ${formatCount(line.balance)}`,
          line.description,
          ...(line.expiresAt === null ? [] : [`有効期限 ${tokyoTime(line.expiresAt)}`]),
        ].join('  '),
      );
  },
});
