/** What a file may say about a product and its variants, in the order of reports. */
export const IMPORT_FIELDS = [
  ...(['name', 'nameKana', 'catchCopy', 'description', 'maker', 'brand', 'categories', 'tags'] as const),
  ...(['taxRate', 'shippingDays', 'isShow', 'variantCode', 'options', 'price', 'beforePrice'] as const),
  ...(['stock', 'isSoldOnOrder', 'pictures'] as const),
] as const;
export type ImportField = (typeof IMPORT_FIELDS)[number];

/** What the columns of a file say; products that the shop has already keep everything else. */
export interface FileFields {
  readonly given: ReadonlySet<ImportField>;
  /** For each column with the value of an option, whether the file has its name too. */
  readonly areOptionsNamed: readonly boolean[];
  /** Where the codes of products stand, or would in a file that has the numbers of variants alone. */
  readonly codeColumn: string;
  readonly isCodeGiven: boolean;
  /** Where the names of products stand, or would. */
  readonly nameColumn: string;
  /** Where product numbers stand, or would. */
  readonly variantCodeColumn: string;
  /** Where prices stand, or would. */
  readonly priceColumn: string;
  /** Where the values of the first option stand, or would. */
  readonly optionColumn: string;
}

/** The columns of a layout, by the headings of its files. */
export interface FieldColumns {
  readonly code: string;
  /** One of them is enough. */
  readonly fields: Readonly<Record<Exclude<ImportField, 'options'>, readonly string[]>>;
  readonly options: readonly { readonly name: string; readonly value: string }[];
  /** Where products are marked as deleted, in layouts that have it. */
  readonly deleted?: string | undefined;
  /** Whether an option without a column for its name is not read. */
  readonly needsOptionNames: boolean;
}

/** What a file with these headings says. */
export function fieldsOf(
  { code, fields, options, needsOptionNames }: FieldColumns,
  headings: readonly string[],
  optionNames: readonly string[],
): FileFields {
  const has = (heading: string) => headings.includes(heading);
  const areOptionsNamed = options
    .map(({ name, value }, index) => ({ value, isNamed: has(name) || optionNames[index] !== undefined }))
    .filter(({ value, isNamed }) => has(value) && (!needsOptionNames || isNamed))
    .map(({ isNamed }) => isNamed);
  const isGiven = (field: ImportField) =>
    field === 'options' ? areOptionsNamed.length > 0 : fields[field].some(has);
  const [nameColumn = ''] = fields.name;
  const [variantCodeColumn = ''] = fields.variantCode;
  const [priceColumn = ''] = fields.price;
  return {
    given: new Set(IMPORT_FIELDS.filter(isGiven)),
    areOptionsNamed,
    codeColumn: code,
    isCodeGiven: has(code),
    nameColumn,
    variantCodeColumn,
    priceColumn,
    optionColumn: options[0]?.value ?? '',
  };
}
