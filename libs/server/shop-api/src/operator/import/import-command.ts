import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { REDUCED_TAX_RATE, STANDARD_TAX_RATE } from '@shop/contract/wire/tax-rates';
import type { OpenBytes } from '../../csv/stream-csv';
import {
  CHANNEL_OPTION,
  type CommandArguments,
  DRY_RUN_OPTION,
  hasDryRun,
  type OperatorCommand,
} from '../command/operator-command';
import { OperatorError, wrongUsage } from '../command/operator-error';
import type { PriceSums } from '../../pricing/price-sums';
import type { TaxRate } from '../../pricing/tax-by-rate';
import { priceSumsOf } from '../../site/front-settings';
import { requireChannel } from '../require-channel';
import { readTaxRates } from './read-tax-rates';
import { readProductsOfNumbers } from './read-products-of-numbers';
import { namedVariants } from './named-variants';
import { preparePictures, noPictures } from './prepare-pictures';
import { importProducts } from './import-products';
import type { FileConventions } from './file-conventions';
import { addedLines, leftOutLines, lostOptionsLines, oversoldLines } from './import-words';
import { type Layout, LAYOUTS } from './layouts';
import type { FileReading } from './read-rows';
import { readModels, scanImportFile } from './read-import-file';
import { IssueReport, saidOfPictures } from './report-issues';

/** `import`: a tenant's own products from a CSV file, all or nothing. */
export const importCommand: OperatorCommand = {
  name: 'import',
  words: [{ name: 'FILE.csv' }],
  options: [
    CHANNEL_OPTION,
    DRY_RUN_OPTION,
    {
      name: 'layout',
      value: LAYOUTS.join('|'),
      isOptional: true,
      ja: 'ファイルの形式（はじめは見出しから判断します）',
      en: 'the layout of the file; otherwise told by its headings',
    },
    {
      name: 'prices',
      value: 'with-tax|without-tax',
      isOptional: true,
      ja: 'ファイルの価格が税込（with-tax）か税抜（without-tax）か（初期値は店の PRICE.SUMS。EC-CUBE のファイルは税抜）',
      en: 'whether the prices of the file contain the tax (with-tax) or not (without-tax); by default as PRICE.SUMS of the shop, and without it in files of EC-CUBE',
    },
    {
      name: 'tax-rate',
      value: '10|8',
      isOptional: true,
      ja: 'ファイルに税率のない新しい商品の税率（初期値は 10）',
      en: 'the tax rate of new products for which the file has none (10 by default)',
    },
    {
      name: 'option-names',
      value: '色,サイズ',
      isOptional: true,
      ja: 'ファイルに名前のない選択肢（EC-CUBE の規格）の名前',
      en: 'the names of options whose values stand in the file without any (the 規格 of EC-CUBE)',
    },
    {
      name: 'skip-pictures',
      isOptional: true,
      ja: '画像を取り込みません（商品に今ある画像は残します）',
      en: 'brings in no pictures; those that products have stay',
    },
    {
      name: 'skip-failed-pictures',
      isOptional: true,
      ja: '取り込めない画像があっても、それを除いて取り込みます',
      en: 'leaves out the pictures that cannot be had instead of rejecting the file',
    },
  ],
  ja: 'CSV の商品を、CSV のフォルダーと SHOP_PICTURE_HOSTS のサーバーにある画像とともに取り込みます（すべてか、まったくか）',
  en: 'imports products from a CSV file, with pictures from its folder and the hosts of SHOP_PICTURE_HOSTS, all or nothing',
  run: (host, args) => {
    const { layout, conventions } = readOptions(args);
    const file = path.resolve(host.workingFolder, args.value('FILE.csv'));
    const open: OpenBytes = () => createReadStream(file);
    return host.withShop(async (context) => {
      const channel = await requireChannel(context.db, args.value('channel'));
      await requireFile(file);
      const sums = priceSumsOf(channel);
      const { prices, taxRate } = conventions;
      let products: ReturnType<typeof readProductsOfNumbers> | undefined;
      const reading: FileReading = {
        layout,
        conventions: {
          ...conventions,
          sums,
          ratesOfKnown:
            prices === sums
              ? new Map<string, TaxRate>()
              : await readTaxRates(context.db, channel.id, taxRate),
        },
        productsOfNumbers: () => (products ??= readProductsOfNumbers(context.db, channel.id)),
      };
      const survey = await scanImportFile(open, reading, (rows) =>
        context.progress(`読み取り scanning ${rows}`),
      );
      context.print(
        survey.prices === 'with-tax'
          ? '価格を税込として読みます。 Prices contain the tax.'
          : '価格を税抜として読みます。 Prices do not contain the tax.',
      );
      if (survey.unusedHeadings.length > 0)
        context.print(`使わなかった列: ${survey.unusedHeadings.join('、')}`);
      const report = new IssueReport(context.print, survey.fields.codeColumn);
      if (!survey.isComplete) report.rejectIfWrong(survey.errors);
      const isDryRun = hasDryRun(args);
      const isWithoutPictures = args.optional('skip-pictures') !== undefined || survey.errors.length > 0;
      const pictures = isWithoutPictures
        ? noPictures()
        : await preparePictures(context, survey.pictures, {
            ...{ folder: path.dirname(file), channelId: channel.id, isDryRun },
          });
      if (survey.errors.length === 0) {
        for (const line of [...lostOptionsLines(survey.lostOptions), ...oversoldLines(survey.oversold)])
          context.print(line);
        report.say([...survey.notes, ...pictures.notes]);
      }
      const isPictureNeeded = args.optional('skip-failed-pictures') === undefined;
      if (!isPictureNeeded) report.say(pictures.errors);
      const errors = [...survey.errors, ...(isPictureNeeded ? pictures.errors : [])];
      const models = readModels(open, reading, survey);
      const result = await importProducts(context, {
        ...{ channelId: channel.id, fields: survey.fields, total: survey.products, file, sums },
        models: errors.length > 0 ? namedVariants(models) : models,
        isDryRun: isDryRun || errors.length > 0,
        pictures: pictures.stored,
      });
      report.rejectIfWrong([...errors, ...result.errors]);
      const head = isDryRun ? '取り込むと: ' : '';
      if (survey.pictures.size > 0) context.print(`${head}${saidOfPictures(pictures)}`);
      const { added, changed, unchanged, changes } = result;
      for (const line of [...leftOutLines(result.leftOut), ...addedLines(result.firstAdded, added)])
        context.print(line);
      for (const change of changes) context.print(change);
      context.print(
        `${head}追加 ${added} 件、更新 ${changed} 件、変更なし ${unchanged} 件。` +
          ` ${added} added, ${changed} changed, ${unchanged} unchanged.`,
      );
    });
  },
};

/** How the operator says that the file is to be read. */
interface GivenReading {
  readonly layout: Layout | undefined;
  readonly conventions: Omit<FileConventions, 'ratesOfKnown' | 'sums'>;
}

/** The option's value, which must be one of these; undefined where the option is missing. */
function chosen<Choice extends string>(
  args: CommandArguments,
  name: string,
  choices: readonly Choice[],
): Choice | undefined {
  const given = args.optional(name);
  const choice = choices.find((one) => one === given);
  if (given !== undefined && choice === undefined)
    throw wrongUsage(
      `--${name} は ${choices.join('、')} のどれかで指定してください: ${given}`,
      `--${name} is one of ${choices.join(', ')}, not ${given}`,
    );
  return choice;
}

const readOptions = (args: CommandArguments): GivenReading => ({
  layout: chosen(args, 'layout', LAYOUTS),
  conventions: {
    prices: chosen<PriceSums>(args, 'prices', ['with-tax', 'without-tax']) ?? null,
    taxRate: chosen(args, 'tax-rate', ['10', '8']) === '8' ? REDUCED_TAX_RATE : STANDARD_TAX_RATE,
    optionNames: (args.optional('option-names') ?? '')
      .split(/[,、]/)
      .map((name) => name.trim())
      .filter(Boolean),
  },
});

async function requireFile(file: string): Promise<void> {
  const isFile = await stat(file).then(
    (found) => found.isFile(),
    () => false,
  );
  if (!isFile) throw new OperatorError(`ファイルを読めません: ${file}`, `The file cannot be read: ${file}`);
}
