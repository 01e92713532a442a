/** The layers, read downwards: who may import whom. An allow-list; what is not named is refused. */
const LAYERS = {
  app: ['shell', 'storefront-server', 'theme', 'core', 'shared', 'api'],
  'storefront-server': ['shell', 'core', 'shared'],
  shell: ['feature', 'ui', 'core', 'shared'],
  theme: ['theme', 'feature', 'ui', 'core', 'shared'],
  feature: ['core', 'shared'],
  ui: ['shared'],
  core: ['core', 'shared'],
  api: ['shared'],
  shared: ['shared'],
  testing: ['testing', 'theme', 'feature', 'ui', 'core', 'shared', 'api'],
  tools: ['theme', 'core', 'shared', 'api', 'testing'],
};
/** @param {readonly string[]} extra layers that every layer may import besides */
const constraintsFor = (extra) =>
  Object.entries(LAYERS).map(([layer, allowed]) => ({
    sourceTag: `layer:${layer}`,
    onlyDependOnLibsWithTags: [...allowed, ...extra].map((name) => `layer:${name}`),
  }));
/**
 * @param {readonly string[]} extra layers that every layer may import besides
 * @returns {import('eslint').Linter.RuleEntry}
 */
export const boundaries = (extra) => [
  'error',
  {
    enforceBuildableLibDependency: false,
    allow: [],
    depConstraints: constraintsFor(extra),
    // The API's specs ask the API for tests, which is made of the API. No source outside specs takes that way back:
    // the layers above allow it to specs only.
    ignoredCircularDependencies: [['shop-api', 'testing-api']],
  },
];
