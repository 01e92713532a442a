/** No file may lead back to itself over what it imports, types included. */
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
    doNotFollow: { path: 'node_modules/(?!@shop)' },
    exclude: { path: '/(build|dist|\\.react-router)/|\\.(?:css|svg|json)$' },
    includeOnly: '^(apps|libs|tools)/',
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'], extensions: ['.ts', '.tsx', '.mjs', '.cjs', '.js'] },
  },
};
