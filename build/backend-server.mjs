/**
 * Builds the server of `npm run serve` from the embedded backend, for Node, into `dist-server/`: outside of `dist/`, which holds no mock
 * code. Packages are not built in; they are this folder's.
 */
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import './codegen.mjs'
import { isBuilt, keyOf, writeKey } from './build-key.mjs'

const here = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url))

/** What was built: the server, and what is understood of its command line. */
export const serverFile = here('dist-server/main.js')
export const argumentsFile = here('dist-server/arguments.js')

/** Builds it where its sources have changed since. */
export async function buildServer() {
  if (isBuilt(here('dist-server'), 'server')) return
  const key = keyOf('server')
  await build({
    root: here(''),
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    resolve: {
      alias: [
        { find: '@', replacement: here('src') },
        { find: '@mocks', replacement: here('mocks') },
      ],
    },
    build: {
      ssr: true,
      rolldownOptions: { input: { main: here('mocks/server/main.ts'), arguments: here('mocks/server/arguments.ts') } },
      outDir: here('dist-server'),
      emptyOutDir: true,
      // The fonts of documents.
      ssrEmitAssets: true,
      target: 'node20',
    },
  })
  writeKey(here('dist-server'), key)
}
