import { BANNER_ERRORS } from '@shop/contract/banners/banner-errors';
import { downloadBannerSpec } from '@shop/contract/banners/download-banner';
import { notFound } from '../http/http-error';
import { defineRoute } from '../http/define-route';
import { storedFileName } from '../files/stored-file-name';
import { findBanner } from './banner-store';

/** Unknown, hidden, over, another shop's, not offered as a file, or without its file: the same 404. */
const bannerNotFound = () => notFound(BANNER_ERRORS.notFound, 'バナーが見つかりません');

/** GET /v1/banners/{id}/download */
export const downloadBannerRoute = defineRoute(downloadBannerSpec, async (context, { params: { id } }) => {
  const { db, clock, channel, files, response } = context;
  const row = await findBanner(db, { channelId: channel.id, now: clock.now() }, id);
  const savedAs = row?.banner.downloadName ?? null;
  const name = row === null || savedAs === null ? null : storedFileName(row.image.path);
  const bytes = name === null ? null : await files.read(name);
  if (savedAs === null || bytes === null) throw bannerNotFound();
  response.file(bytes, `${savedAs}.webp`, 'image/webp');
  return undefined;
});
