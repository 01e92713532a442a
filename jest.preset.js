/** Jest presets: `node` for servers and pure code, `browser` for React and the browser's platform. */
import path from 'node:path';

/** ESM-only packages that jest has to compile; add a name here when an import of it fails to parse. */
const ESM_ONLY = [
  'ky',
  'jose',
  'openid-client',
  'oauth4webapi',
  'oidc-provider',
  'until-async',
  '@hono/node-server',
  'marked',
];

// `npm run soak`: every random test runs more often than in `npm test`, and may take longer by as much.
const soakFactor = Number(process.env.SHOP_SOAK_FACTOR ?? 1);
const soaked = process.env.SHOP_SOAK_FACTOR
  ? { '^fast-check$': path.join(import.meta.dirname, 'tools/jest/soak-fast-check.cjs') }
  : {};

const shared = {
  testMatch: ['<rootDir>/**/*.spec.{ts,tsx}'],
  // Tests of real time are a suite of their own: tools/timing.
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/build/', '\\.timing\\.spec\\.tsx?$'],
  // A file may have to wait for another one on a busy machine; a test that hangs is still ended.
  testTimeout: 60_000 * Math.max(1, soakFactor),
  moduleNameMapper: {
    '\\.css$': path.join(import.meta.dirname, 'tools/jest/css-module.cjs'),
    '\\.svg$': path.join(import.meta.dirname, 'tools/jest/picture-file.cjs'),
    ...soaked,
  },
  // One folder of compiled files for all projects.
  id: 'shop',
  transform: { '^.+\\.[cm]?[jt]sx?$': path.join(import.meta.dirname, 'tools/jest/compile.cjs') },
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

const node = {
  ...shared,
  testEnvironment: path.join(import.meta.dirname, 'tools/jest/node-environment.cjs'),
};
const browser = {
  ...shared,
  testEnvironment: path.join(import.meta.dirname, 'tools/jest/browser-environment.cjs'),
  setupFiles: [path.join(import.meta.dirname, 'tools/jest/test-database.cjs')],
  setupFilesAfterEnv: [path.join(import.meta.dirname, 'tools/jest/browser-setup.cjs')],
};

export default { node, browser };
