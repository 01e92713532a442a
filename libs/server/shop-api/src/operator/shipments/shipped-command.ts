import path from 'node:path';
import { DRY_RUN_OPTION, hasDryRun, type OperatorCommand } from '../command/operator-command';
import { wrongUsage } from '../command/operator-error';
import { wholeNumber } from '../command/whole-number';
import { CARRIER_OPTION, readConsignment } from '../orders/parcel-options';
import { shipFile } from './ship-file';
import { shipOrder } from './ship-order';

const MOST_DESTINATIONS = 10_000;

/** `orders shipped`: what left, of one order or of a file of many. */
export const shippedCommand: OperatorCommand = {
  name: 'orders shipped',
  words: [{ name: 'NO', isOptional: true }],
  options: [
    {
      name: 'tracking',
      value: 'T',
      isOptional: true,
      ja: 'お問い合わせ番号（伝票番号）。一つのお届け先に何個口かで送るときは 番号,番号',
      en: 'the tracking number; NUMBER,NUMBER where one destination gets several parcels',
    },
    CARRIER_OPTION,
    {
      name: 'destination',
      value: 'N',
      isOptional: true,
      ja: 'お届け先の番号（orders show の順に 1 から）。お届け先が一つなら不要です',
      en: 'the number of the destination, from 1 in the order of `orders show`; not needed where there is one',
    },
    {
      name: 'file',
      value: 'FILE.csv',
      isOptional: true,
      ja: '多数の注文を CSV で。見出しは order_no,tracking（carrier,destination は任意。一つのセルの番号は 番号,番号 も可）か、ヤマト B2クラウド・佐川 e飛伝の出力のまま',
      en: 'many orders by a CSV file with the headings order_no,tracking (carrier and destination if wanted), or as Yamato’s B2 Cloud or Sagawa’s e-Hiden writes it',
    },
    {
      name: 'allow-same-tracking',
      isOptional: true,
      ja: 'ほかの注文や別のお届け先と同じお問い合わせ番号でも記録します（一つのお荷物で送るとき）',
      en: 'takes the number of another order or destination, too: several left in one parcel',
    },
    DRY_RUN_OPTION,
  ],
  ja: 'お届け先ごとに発送を記録し、番号とリンクをメールでお知らせします。最後のお届け先で発送済みになります。別の番号を指定すると訂正、前の番号と合わせて指定するとお荷物の追加になります',
  en: 'notes what left for a destination and mails its numbers and links; the order is shipped with the last one. Another number is a correction, the numbers of before with others are further parcels',
  async run(host, args) {
    const [orderNo, file] = [args.optional('NO'), args.optional('file')];
    const [tracking, destination] = [args.optional('tracking'), args.optional('destination')];
    const isDryRun = hasDryRun(args);
    const allowsSameTracking = args.optional('allow-same-tracking') !== undefined;
    if (file !== undefined) {
      if ((orderNo ?? tracking ?? destination) !== undefined)
        throw wrongUsage(
          '--file には、注文番号・--tracking・--destination を合わせて指定できません',
          '--file goes with no order number, --tracking or --destination',
        );
      const place = path.resolve(host.workingFolder, file);
      return host.withShop((context) =>
        shipFile(context, place, { carrier: args.optional('carrier'), isDryRun, allowsSameTracking }),
      );
    }
    if (orderNo === undefined || tracking === undefined)
      throw wrongUsage(
        '注文番号と --tracking、または --file を指定してください',
        'Give an order number and --tracking, or --file',
      );
    const given = {
      destination:
        destination === undefined ? null : wholeNumber('--destination', destination, 1, MOST_DESTINATIONS),
      consignment: readConsignment(tracking, args.optional('carrier')),
    };
    return host.withShop((context) => shipOrder(context, orderNo, given, { isDryRun, allowsSameTracking }));
  },
};
