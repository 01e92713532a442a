const SERVER = '^libs/storefront/server/src/';

/** The folders of the storefront server, read downwards: one imports those below it, never those above or beside it. */
const SERVER_FOLDERS = [
  ['start'],
  ['client-errors', 'site-files', 'static', 'workers'],
  ['documents', 'http', 'proxy'],
  ['health', 'render', 'security'],
  ['page-cache', 'request-context'],
  ['compression', 'data-changes', 'environment', 'request-url', 'vite'],
];

/**
 * @param {string[]} folders
 * @param {number} at
 * @returns {import('dependency-cruiser').IForbiddenRuleType}
 */
const onlyDownwards = (folders, at) => ({
  name: `server-folders-${folders[0]}`,
  severity: 'error',
  comment:
    'Folders of the storefront server import in one direction, so that each can be read without those above it.',
  from: { path: `${SERVER}(${folders.join('|')})/` },
  to: {
    path: `${SERVER}(?:${SERVER_FOLDERS.slice(0, at + 1)
      .flat()
      .join('|')})/`,
    pathNot: `${SERVER}$1/`,
  },
});

/** @type {import('dependency-cruiser').IForbiddenRuleType} */
const unlistedFolder = {
  name: 'server-folder-unlisted',
  severity: 'error',
  comment: 'A new folder of the storefront server takes its place in SERVER_FOLDERS.',
  from: {},
  to: { path: `${SERVER}[^/]+/`, pathNot: `${SERVER}(?:${SERVER_FOLDERS.flat().join('|')})/` },
};

/**
 * No file may lead back to itself through what it imports, types included, nor a folder of the storefront server.
 * `npm test` runs this check as `workspace:circular-imports`.
 *
 * @type {import('dependency-cruiser').IConfiguration}
 */
export default {
  forbidden: [
    {
      name: 'no-circular',
      severity: 'error',
      comment: 'Files that import each other cannot be understood, tested or moved one at a time.',
      from: {},
      to: { circular: true },
    },
    ...SERVER_FOLDERS.map(onlyDownwards),
    unlistedFolder,
  ],
  options: {
    includeOnly: '^(apps|libs|tools)/',
    exclude: '/(build|dist|\\.react-router)/|\\.(?:css|svg|json)$',
    // Imports of types count too.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.cjs', '.js'],
    },
  },
};
