/** Jest presets: `node` for servers and pure code, `browser` for React and the browser's platform. */
const path = require('node:path');
const base = require('./tsconfig.base.json');

/** ESM-only packages that jest has to compile; add a name here when an import of it fails to parse. */
const ESM_ONLY = [
  'ky',
  'jose',
  'openid-client',
  'oauth4webapi',
  'oidc-provider',
  'until-async',
  '@hono/node-server',
];

const moduleNameMapper = Object.fromEntries(
  Object.entries(base.compilerOptions.paths).map(([alias, [target]]) => [
    `^${alias.replace('*', '(.*)')}$`,
    path.join(__dirname, target.replace('*', '$1')),
  ]),
);

// `npm run soak`: every random test runs more often than in `npm test`.
if (process.env.SHOP_SOAK_FACTOR)
  moduleNameMapper['^fast-check$'] = path.join(__dirname, 'tools/jest/soak-fast-check.cjs');

const shared = {
  rootDir: undefined,
  testMatch: ['<rootDir>/**/*.spec.{ts,tsx}'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/build/'],
  moduleNameMapper: {
    // First, so that no alias leads to the file itself.
    '\\.css$': path.join(__dirname, 'tools/jest/css-module.cjs'),
    '\\.svg$': path.join(__dirname, 'tools/jest/picture-file.cjs'),
    ...moduleNameMapper,
  },
  // One folder of compiled files for all projects.
  id: 'shop',
  transform: { '^.+\\.[cm]?[jt]sx?$': path.join(__dirname, 'tools/jest/compile.cjs') },
  transformIgnorePatterns: [`/node_modules/(?!(${ESM_ONLY.join('|')})/)`],
  clearMocks: true,
  // A file of a test looks these up through the gate of its sandbox, which costs more than what is done with them.
  sandboxInjectedGlobals: [
    'Object',
    'Array',
    'Symbol',
    'Reflect',
    'Number',
    'String',
    'Promise',
    'Math',
    'JSON',
  ],
};
delete shared.rootDir;

exports.node = {
  ...shared,
  testEnvironment: path.join(__dirname, 'tools/jest/node-environment.cjs'),
};
exports.browser = {
  ...shared,
  testEnvironment: path.join(__dirname, 'tools/jest/browser-environment.cjs'),
  setupFilesAfterEnv: [path.join(__dirname, 'tools/jest/browser-setup.cjs')],
};
