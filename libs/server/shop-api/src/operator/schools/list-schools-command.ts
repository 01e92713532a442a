import { and, asc, eq } from 'drizzle-orm';
import { schools, tags } from '../../db/schema';
import { listCommand } from '../lists/list-command';
import { ofChannel } from '../lists/list-conditions';

/** `schools list`: the schools of a shop, each with the tag of what it prescribes. */
export const listSchoolsCommand = listCommand({
  name: 'schools list',
  ja: '学校と、指定品のタグを一覧にします',
  en: 'lists the schools, each with the tag of what it prescribes',
  isOfOneShop: true,
  none: '学校がありません。 There are no schools.',
  read: (db, { channelId, limit, offset }) =>
    db
      .select({
        code: schools.code,
        name: schools.name,
        tag: tags.key,
        tagName: tags.name,
        isTagShown: tags.isShow,
        pickup: schools.pickup,
      })
      .from(schools)
      .leftJoin(tags, and(eq(tags.id, schools.tagId), eq(tags.channelId, schools.channelId)))
      .where(ofChannel(schools.channelId, channelId))
      .orderBy(asc(schools.code))
      .limit(limit)
      .offset(offset),
  lineOf: ({ code, name, tag, tagName, isTagShown, pickup }) => {
    const handsOver = pickup === null ? '' : `  受け取り ${pickup.on}（締切 ${pickup.until}）`;
    if (tag === null) return `${code}  ${name}  指定品なし no tag${handsOver}`;
    // The code of the school opens no hidden tag.
    return `${code}  ${name}  ${tag}（${tagName ?? ''}）${isTagShown === true ? '' : '  非表示 hidden'}${handsOver}`;
  },
  columns: {
    code: ({ code }) => code,
    name: ({ name }) => name,
    tag: ({ tag }) => tag,
    tag_name: ({ tagName }) => tagName,
    tag_shown: ({ isTagShown }) => isTagShown,
    pickup_on: ({ pickup }) => pickup?.on ?? null,
    order_until: ({ pickup }) => pickup?.until ?? null,
  },
});
