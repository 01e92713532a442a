import { type GeneratorCallback, type Tree, formatFiles, names } from '@nx/devkit';
import { addImport, insertBefore, requireNew } from '../edit-file';
import { nextSteps } from '../next-steps';

/** The options of `nx g @shop/generators:page`. */
export interface PageOptions {
  readonly id: string;
  readonly path: string;
  readonly title: string;
  readonly guard?: 'public' | 'member' | 'logout-only' | 'token';
}

const SITE = 'libs/core/site/src';
const SHELL = 'libs/storefront/shell/src/pages';
const THEME = 'libs/themes/simple/src';
/** Lists the words of the simple theme. */
const CUSTOMISATION = `${THEME}/simple-customisation.ts`;

/** The key of an object literal, quoted where it has to be. */
const keyOf = (id: string) => (id.includes('-') ? `'${id}'` : id);

/** The function of `paths` that builds the path: without arguments, or with the parameters of the pattern. */
function pathFunctionOf({ id, path }: PageOptions): string {
  const pattern = id.includes('-') ? `SHOP_PAGE_PATHS['${id}']` : `SHOP_PAGE_PATHS.${id}`;
  const parameters = [...path.matchAll(/:(\w+)/g)].flatMap(([, name]) => name ?? []);
  const { propertyName } = names(id);
  if (parameters.length === 0) return `  ${propertyName}: () => ${pattern},\n`;
  const types = parameters.map((name) => `${name}: string`).join(', ');
  return `  ${propertyName}: (${types}) => generatePath(${pattern}, { ${parameters.join(', ')} }),\n`;
}

const routeOf = ({ id, title, guard = 'public' }: PageOptions, component: string) => `\
import { createClientLoader } from '../interactive/client-loader';
import { definePage } from '../page/define-page';
import { createDocumentLoader } from '../page/document-loader';
import { RoutePage } from '../page/route-page';

/** ${title}. */
const page = definePage({
  id: '${id}',
  guard: '${guard}',
  cache: '${guard === 'public' ? 'public' : 'private'}',
  load: () => Promise.resolve({ description: '${title}のページです。' }),
});

export const handle = { page };
export const loader = createDocumentLoader(page);
export const clientLoader = createClientLoader(page);

export default function ${component}() {
  return <RoutePage page={page} />;
}
`;

const plainPageOf = ({ title }: PageOptions, component: string) => `\
/** ${title}. */
export default function ${component}() {
  return <h1>${title}</h1>;
}
`;

const wordedPageOf = ({ id, title }: PageOptions, component: string, words: string) => `\
import { useWords } from '@shop/theming/use-words';
import { ${words} } from './${id}-words';

/** ${title}. */
export default function ${component}() {
  const words = useWords(${words});
  return <h1>{words.heading}</h1>;
}
`;

/** Generates the part of the simple theme; its words are beside it where themes can override them. */
function generatePart(tree: Tree, options: PageOptions): void {
  const { id, title } = options;
  const { className, propertyName } = names(id);
  const folder = `${THEME}/pages/${id}`;
  if (!tree.exists(CUSTOMISATION)) {
    tree.write(`${folder}/${id}-page.tsx`, plainPageOf(options, `${className}Page`));
    return;
  }
  const words = `${propertyName}Words`;
  tree.write(`${folder}/${id}-page.tsx`, wordedPageOf(options, `${className}Page`, words));
  tree.write(
    `${folder}/${id}-words.ts`,
    `import { defineWords } from '@shop/theming/words';\n\nexport const ${words} = defineWords('${id}', {\n  heading: '${title}',\n});\n`,
  );
  addImport(tree, CUSTOMISATION, words, `./pages/${id}/${id}-words`, 'type');
  insertBefore(tree, CUSTOMISATION, /^ *\| typeof homeWords/m, `  | typeof ${words}\n`);
}

/** Generates a page: pattern, path function, route, and its place in the simple theme, to which all others fall back. */
export default async function generatePage(tree: Tree, options: PageOptions): Promise<GeneratorCallback> {
  const { id, path, title } = options;
  const { className } = names(id);
  requireNew(tree, `${SHELL}/${id}.tsx`, `${THEME}/pages/${id}/${id}-page.tsx`);
  const entry = `  ${keyOf(id)}: `;
  // The pattern of the editors' pages matches every path, so it stays the last.
  insertBefore(
    tree,
    `${SITE}/paths/shop-page-paths.ts`,
    /^(?: *\/\/.*\n)* *'static-page':/m,
    `${entry}'${path}',\n`,
  );
  insertBefore(tree, `${SITE}/paths/paths.ts`, /^} as const;/m, pathFunctionOf(options));
  tree.write(`${SHELL}/${id}.tsx`, routeOf(options, `${className}Page`));
  insertBefore(
    tree,
    `${THEME}/all-pages.ts`,
    /^ *'static-page': themePage/m,
    `  ${entry}themePage(() => import('./pages/${id}/${id}-page')),\n`,
  );
  insertBefore(tree, `${THEME}/page-titles.ts`, /^ *'static-page':/m, `${entry}'${title}',\n`);
  generatePart(tree, options);
  await formatFiles(tree);
  return nextSteps(
    `The page ${id} is complete: an empty page with its heading.`,
    `npm run dev shows the page at ${path}; paths.${names(id).propertyName}() is its path for links`,
    `${SHELL}/${id}.tsx loads its data, ${THEME}/pages/${id}/ holds its component and words`,
    `a story beside the component, its scenario in tools/storybook/content-scenarios.ts and \`npm run storybook:record\``,
  );
}
