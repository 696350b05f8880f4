/** Vite plugin for the files that only the demo has, as msw's service worker and the simulated pages of other sites. */

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { currentSchema } from './form-schema.ts'
import { createModuleServer } from './module-server.mjs'

/** A file that the demo serves during development and emits when it is built. */
interface DemoFile {
  fileName: string
  type: string
  read(root: string): string | Promise<string>
}

/** Simulated versions of the government portal's header and footer. */
const governmentFrames = ['header.html', 'footer.html'].map(
  (name): DemoFile => ({
    fileName: `simulated/government/${name}`,
    type: 'text/html',
    read: (root) => readFileSync(join(root, 'mocks/government', name), 'utf8'),
  }),
)

/** msw's service worker, read from the installed package so that both versions always match. */
const embeddedBackendWorker: DemoFile = {
  fileName: 'mockServiceWorker.js',
  type: 'text/javascript',
  read(root) {
    const source = readFileSync(join(root, 'node_modules/msw/lib/mockServiceWorker.js'), 'utf8')
    const listener = "addEventListener('fetch', function (event) {"
    if (!source.includes(listener))
      throw new Error('msw’s service worker has changed: it has no fetch listener to extend')
    // Files of the build are not for the embedded backend; without this line the worker asks the page about each of them.
    const skipsAssets = "if (new URL(event.request.url).pathname.includes('/assets/')) return"
    return source.replace(listener, `${listener}\n  ${skipsAssets}\n`)
  },
}

/** The JSON Schema of form definitions, for authors' editors (`$schema`). */
const formSchema: DemoFile = {
  fileName: 'form-definition.schema.json',
  type: 'application/schema+json',
  async read() {
    const modules = await createModuleServer()
    try {
      return JSON.stringify(await currentSchema((path) => modules.ssrLoadModule(path)), null, 2)
    } finally {
      await modules.close()
    }
  },
}

/**
 * Adds the files that only the demo has: msw's service worker, simulated pages of other sites, the JSON Schema of forms. A production build holds no
 * mock code, so it does not use this plugin.
 *
 * - Saves: nothing. Without it the demo builds, but has no backend, so it opens no page that needs one.
 * - Relies on: msw's worker having a fetch listener.
 * - Breaks when: msw changes that (the build says so).
 */
export function demoFiles(): Plugin {
  let root = ''
  const files = [...governmentFrames, embeddedBackendWorker, formSchema]
  return {
    name: 'demo-files',
    configResolved(config) {
      root = config.root
    },
    configureServer(server) {
      for (const { fileName, type, read } of files)
        server.middlewares.use(server.config.base + fileName, async (_request, response) => {
          response.setHeader('Content-Type', type)
          response.end(await read(root))
        })
    },
    async generateBundle() {
      for (const { fileName, read } of files) this.emitFile({ type: 'asset', fileName, source: await read(root) })
    },
  }
}
