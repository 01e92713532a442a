import { and, eq, lte } from 'drizzle-orm';
import { news } from '../db/schema';
import type { RouteContext } from '../http/route-context';

/** The condition of news that this shop shows now. */
export const publishedNews = ({ channel, clock }: RouteContext) =>
  and(eq(news.channelId, channel.id), eq(news.isShow, true), lte(news.publishedAt, clock.now()));
