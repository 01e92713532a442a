import { type Plugin, minify } from 'vite';

/** Functions that the server writes into documents as text. */
const DOCUMENT_SCRIPT = /[\\/]render[\\/]start-deferred-scripts\.ts$/;

/** Minifies what documents carry as the text of a function: each first load has it, and the build leaves server code as it is. */
export function documentScriptPlugin(): Plugin {
  return {
    name: 'shop-document-script',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'ssr',
    transform: {
      filter: { id: DOCUMENT_SCRIPT },
      handler: async (code, id) => ({
        code: (await minify(id, code, { module: true, mangle: true })).code,
        map: null,
      }),
    },
  };
}
