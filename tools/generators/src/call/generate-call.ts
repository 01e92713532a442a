import { type GeneratorCallback, type Tree, formatFiles, names, readJson } from '@nx/devkit';
import { addExport, addImport, addReferences, insertBefore, requireNew } from '../edit-file';
import { nextSteps } from '../next-steps';
import { contractOf, queryOf, querySpecOf, routeOf } from './call-files';
import type { CallOptions } from './call-options';

const CONTRACT = 'libs/shared/contract';
const API = 'libs/server/shop-api/src';
const CASES = 'libs/testing/api/src/contract-cases/content-cases.ts';
const SPECIFIED_CALLS = 'tools/spec/calls.json';
const QUERY_ROOTS = 'libs/core/query/src/query-roots.ts';
/** Where a list of a module ends. */
const END_OF_LIST = /^\];/m;

/** Adds the call to the contract and to its table. */
function generateContract(tree: Tree, options: CallOptions): void {
  const { name, resource, path, gap } = options;
  const { propertyName } = names(name);
  tree.write(`${CONTRACT}/src/${resource}/${name}.ts`, contractOf(options, propertyName));
  addExport(tree, CONTRACT, `./${resource}/*`, `./src/${resource}/*.ts`);
  addImport(tree, `${CONTRACT}/src/table.ts`, `${propertyName}Spec`, `./${resource}/${name}`);
  insertBefore(tree, `${CONTRACT}/src/table.ts`, END_OF_LIST, `  ${propertyName}Spec,\n`);
  if (gap !== undefined)
    insertBefore(
      tree,
      `${CONTRACT}/src/own-endpoints.ts`,
      /^};/m,
      `  ${JSON.stringify(`GET ${path}`)}: ${JSON.stringify(gap)},\n`,
    );
}

/** Adds the route to the routes of its resource, and a new resource to the list of all. */
function generateRoute(tree: Tree, { name, resource }: CallOptions): void {
  const folder = `${API}/${resource}`;
  const route = `${names(name).propertyName}Route`;
  tree.write(`${folder}/${name}-route.ts`, routeOf(name, resource, names(name).propertyName));
  const list = tree.children(folder).find((file) => file.endsWith('-routes.ts'));
  if (list !== undefined) {
    addImport(tree, `${folder}/${list}`, route, `./${name}-route`);
    insertBefore(tree, `${folder}/${list}`, /,?\s*\];/, `, ${route}`);
    return;
  }
  const routes = `${names(resource).propertyName}Routes`;
  tree.write(
    `${folder}/${resource}-routes.ts`,
    `import type { Route } from '../http/define-route';\nimport { ${route} } from './${name}-route';\n\n` +
      `/** The calls of \`${resource}\`. */\nexport const ${routes}: readonly Route[] = [${route}];\n`,
  );
  addImport(tree, `${API}/resources.ts`, routes, `./${resource}/${resource}-routes`);
  insertBefore(tree, `${API}/resources.ts`, END_OF_LIST, `  ...${routes},\n`);
}

/** Adds the query to the feature that shows the call, with its spec: until a page reads it, nothing else does. */
function generateQuery(tree: Tree, options: CallOptions): void {
  const { name, feature = 'content' } = options;
  const noun = name.slice(name.indexOf('-') + 1);
  const root = names(noun).propertyName;
  const file = `${noun}-query`;
  requireNew(tree, `libs/features/${feature}/src/${file}.ts`);
  tree.write(`libs/features/${feature}/src/${file}.ts`, queryOf(options, names(name).propertyName, root));
  tree.write(`libs/features/${feature}/src/${file}.spec.ts`, querySpecOf(options, file, root));
  addExport(tree, `libs/features/${feature}`, `./${file}`, `./src/${file}.ts`);
  addReferences(
    tree,
    `libs/features/${feature}/tsconfig.spec.json`,
    '../../testing/api/tsconfig.lib.json',
    '../../testing/react/tsconfig.lib.json',
  );
  tree.write(QUERY_ROOTS, `${tree.read(QUERY_ROOTS, 'utf8')}export const ${root} = '${noun}';\n`);
}

/** Generates a call that reads: contract, route, query and its case among the contract tests. */
export default async function generateCall(tree: Tree, options: CallOptions): Promise<GeneratorCallback> {
  const { name, resource, path, gap } = options;
  if (path.includes('{'))
    throw new Error(
      `${path} has a parameter. Generate the call without it, then add the parameter to the path and to schemas.params in the contract.`,
    );
  const calls = readJson<readonly { readonly method: string; readonly path: string }[]>(
    tree,
    SPECIFIED_CALLS,
  );
  const isSpecified = calls.some((call) => call.method === 'GET' && call.path === path);
  if (!isSpecified && gap === undefined)
    throw new Error(
      `The specification does not name GET ${path}: say with --gap in a sentence why there is one.`,
    );
  const spec = `${names(name).propertyName}Spec`;
  requireNew(tree, `${CONTRACT}/src/${resource}/${name}.ts`, `${API}/${resource}/${name}-route.ts`);
  generateContract(tree, options);
  generateRoute(tree, options);
  generateQuery(tree, options);
  addImport(tree, CASES, spec, `@shop/contract/${resource}/${name}`);
  insertBefore(tree, CASES, END_OF_LIST, `  { spec: ${spec}, rejection: NO_INPUT },\n`);
  await formatFiles(tree);
  return nextSteps(
    `The call ${name} is complete: it responds with the key of the shop.`,
    `${CONTRACT}/src/${resource}/${name}.ts: method, parameters, body and response (it is a GET without input)`,
    `${API}/${resource}/${name}-route.ts: what it responds with`,
    `${CASES}: requests that are rejected, and whose data it returns`,
    'the tests of contract, API and feature name what is missing',
  );
}
