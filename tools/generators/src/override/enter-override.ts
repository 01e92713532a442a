import { MissingPlaceError } from '../edit-file';
import { KINDS, type Kind } from './base-file';

/** An override as its theme states it. */
interface OverrideEntry {
  readonly kind: Kind;
  readonly id: string;
  /** The module of its component, relative to the theme. */
  readonly module: string;
  readonly version: number;
}

const IMPORT = /import \{ ([\w, ]+) \} from '@shop\/theming\/theme-part';/;
const END = /^\}\);/m;

/** Enters an override into the text of a theme. Throws where the theme has one of this id already. */
export function enterOverride(
  text: string,
  file: string,
  { kind, id, module, version }: OverrideEntry,
): string {
  const { declare } = KINDS[kind];
  const [group = ''] = new RegExp(`^ {2}${kind}: \\{[^]*?\\},?$`, 'm').exec(text) ?? [];
  if (new RegExp(`[{,\\s]'?${id}'?: `).test(group))
    throw new Error(`${file} overrides ${kind}/${id} already.`);
  const entry = `'${id}': ${declare}(() => import('${module}'), { overridesVersion: ${version} }),`;
  if (!END.test(text)) throw new MissingPlaceError(file, String(END));
  const start = new RegExp(`^ {2}${kind}: \\{`, 'm');
  const entered = start.test(text)
    ? text.replace(start, `$& ${entry}`)
    : text.replace(END, `  ${kind}: { ${entry} },\n$&`);
  const [line, imported = ''] = IMPORT.exec(text) ?? [];
  const importOf = (all: readonly string[]) =>
    `import { ${all.toSorted().join(', ')} } from '@shop/theming/theme-part';`;
  if (line === undefined) return `${importOf([declare])}\n${entered}`;
  const all = new Set([...imported.split(', '), declare]);
  return entered.replace(line, importOf([...all]));
}
