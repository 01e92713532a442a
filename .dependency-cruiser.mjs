/**
 * No file may lead back to itself through what it imports, types included. `npm test` runs this check as
 * `workspace:circular-imports`.
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
