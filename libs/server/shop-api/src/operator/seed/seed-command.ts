import { and, eq, inArray, count as countRows } from 'drizzle-orm';
import type { Channel } from '../../channels/channel';
import { productModels } from '../../db/schema';
import { detectEnvironment } from '../../stored-environment/detect-environment';
import { analyseCatalogue } from '../../products/analyse-catalogue';
import { createPictureSet } from '../../seed/pictures/create-picture-set';
import { planCatalogue } from '../../seed/plan-catalogue';
import { seedCatalogue } from '../../seed/seed-catalogue';
import { COLOURS, type ShopSeed } from '../../seed/shop-seed';
import { SHOP_SEEDS } from '../../seed/shops/all-shops';
import { recordAudit } from '../audit/record-audit';
import { CHANNEL_OPTION, type OperatorContext, shopCommand } from '../command/operator-command';
import { OperatorError } from '../command/operator-error';
import { wholeNumber } from '../command/whole-number';
import { lockChannel, requireChannel } from '../require-channel';
import { seedMoreProducts } from './seed-more-products';

const MAX_PRODUCTS = 1_000_000;
/** How often progress is printed. */
const PROGRESS_STEPS = 20;

/** `seed`: adds many sample products, the same ones each time. */
export const seedCommand = shopCommand({
  name: 'seed',
  words: [],
  options: [
    { name: 'products', value: 'N', ja: 'ふやす商品の数', en: 'how many products to add' },
    CHANNEL_OPTION,
  ],
  ja: '見本の商品をもとに N 点の商品をつくります（毎回同じ商品です。続きからやり直せます）',
  en: 'makes N products after the sample ones, the same each time; a run that was cut off can be repeated',
  async run(context, args) {
    await requireDemonstration(context);
    const count = wholeNumber('--products', args.value('products'), 1, MAX_PRODUCTS);
    const channel = await requireChannel(context.db, args.value('channel'));
    const shop = SHOP_SEEDS.find(({ key }) => key === channel.key);
    if (shop === undefined)
      throw new OperatorError(`${channel.key} に見本の商品はありません`, `${channel.key} has no samples`);
    const sampleCodes = planCatalogue(shop).map(({ code }) => code);
    await requireSamples(context, channel, shop, sampleCodes);
    const step = Math.max(1, Math.ceil(count / PROGRESS_STEPS));
    let told = 0;
    const added = await seedMoreProducts(context.db, {
      channelId: channel.id,
      sampleCodes,
      count,
      onProgress(done) {
        if (done - told < step && done < count) return;
        told = done;
        context.print(`${done} / ${count}`);
      },
    });
    await analyseCatalogue(context.db);
    await recordAudit(context.db, context, {
      command: 'seed',
      channelId: channel.id,
      target: 'products',
      before: null,
      after: { added },
    });
    context.print(`${added} 点の商品をつくりました。 ${added} products added.`);
  },
});

/** A live shop never gets sample products, whatever the environment of the command is. */
async function requireDemonstration({ db }: OperatorContext): Promise<void> {
  if ((await detectEnvironment(db)) === 'live')
    throw new OperatorError(
      '本番の店に見本の商品は入れません。デモの店で使ってください。',
      'Sample products are not put into a live shop; seed belongs to a demonstration.',
    );
}

/**
 * A shop without any product first gets the sample catalogue; one with its own but no samples is left alone.
 */
async function requireSamples(
  { db, clock, filesFolder }: OperatorContext,
  channel: Channel,
  shop: ShopSeed,
  sampleCodes: readonly string[],
): Promise<void> {
  const all = eq(productModels.channelId, channel.id);
  const samples = and(all, inArray(productModels.code, [...sampleCodes]));
  const [present] = await db.select({ rows: countRows() }).from(productModels).where(samples);
  if ((present?.rows ?? 0) > 0) return;
  const pictures = createPictureSet(filesFolder);
  // Rendered before the transaction, which holds statements only.
  const variants = planCatalogue(shop).flatMap((model) => model.variants);
  await Promise.all(variants.map(({ drawing, colour }) => pictures.picture(drawing, COLOURS[colour].hex)));
  await db.transaction(async (tx) => {
    await lockChannel(tx, channel.key);
    const [models] = await tx.select({ rows: countRows() }).from(productModels).where(all);
    if ((models?.rows ?? 0) > 0)
      throw new OperatorError(
        `${channel.key} には独自の商品があるため、見本の商品は入れません`,
        `${channel.key} has products of its own; samples are not mixed with them`,
      );
    await seedCatalogue(tx, { channelId: channel.id, shop, now: clock.now(), pictures });
  });
}
