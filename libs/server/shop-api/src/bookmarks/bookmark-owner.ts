import type { RouteContext } from '../http/route-context';

/** The member and the shop whose bookmarks a request is about; 401 for a guest. */
export const bookmarkOwner = (context: RouteContext) => ({
  userId: context.requireMember().id,
  channelId: context.channel.id,
});
