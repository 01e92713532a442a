import { downloadBannerSpec } from '@shop/contract/banners/download-banner';
import { listBannersSpec } from '@shop/contract/banners/list-banners';
import { notFound } from '../http/api-failure';
import { handle, type Route } from '../http/handle';
import { pageBounds } from '../http/page-bounds';
import { safeLink } from '../html/safe-link';
import { presentImage } from '../images/present-image';
import { storedFileName } from '../files/stored-file-name';
import { findBanner, readBanners } from './banner-store';

/** Unknown, hidden, over, another shop's, or without its file: the same answer. */
const bannerNotFound = () => notFound('banner.not_found', 'バナーが見つかりません');

/** GET /v1/banners */
const listBannersRoute = handle(listBannersSpec, async (context, { query }) => {
  const { db, clock, channel, answer } = context;
  const wanted = { channelId: channel.id, areas: query.area, now: clock.now() };
  const { rows, total } = await readBanners(db, wanted, pageBounds(query));
  answer.paginate(total, query.page, query.per);
  return rows.flatMap(({ banner, image }) => {
    const picture = presentImage(image);
    return picture === null
      ? []
      : [
          {
            id: banner.id,
            area: banner.area,
            title: banner.title,
            text: banner.text,
            link_url: safeLink(banner.linkUrl),
            image: picture,
            is_show: true as const,
          },
        ];
  });
});

/** GET /v1/banners/{id}/download */
const downloadBannerRoute = handle(downloadBannerSpec, async (context, { params: { id } }) => {
  const { db, clock, channel, files, answer } = context;
  const row = await findBanner(db, { channelId: channel.id, now: clock.now() }, id);
  const name = row === null ? null : storedFileName(row.image.path);
  const bytes = name === null ? null : await files.read(name);
  if (row === null || bytes === null) throw bannerNotFound();
  answer.file(bytes, `${row.banner.downloadName}.webp`, 'image/webp');
  return undefined;
});

export const bannerRoutes: readonly Route[] = [listBannersRoute, downloadBannerRoute];
