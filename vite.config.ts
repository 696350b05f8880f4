import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { createServer, loadEnv, type Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { fetchAheadOfCode } from './scripts/ahead-plugin.ts'
import { chunkGroups, isScan } from './scripts/chunk-groups.ts'
import { currentSchema } from './scripts/definition-schema.ts'
import { entryPage } from './scripts/entry-page-plugin.ts'
import { offlineWorkerFile } from './scripts/offline-worker-plugin.ts'
import { pruneAntd } from './scripts/prune-antd-plugin.ts'
import { pruneRouter } from './scripts/prune-router-plugin.ts'
import { release } from './scripts/release-plugin.ts'
import { scalableText } from './scripts/scalable-text-plugin.ts'
import { singleParts } from './scripts/single-parts-plugin.ts'
import { siteSettings } from './scripts/site-settings-plugin.ts'
import { stylesInCode } from './scripts/styles-in-code-plugin.ts'

// The portal's people sit in Beijing's zone, and so do its tests; those about other zones say so.
process.env.TZ ??= 'Asia/Shanghai'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** The demonstration's stand-ins for the government portal's header and footer; only the demo mode serves and emits them. */
function governmentFrames(): Plugin {
  const files = ['header.html', 'footer.html'].map((name) => ({
    fileName: `stand-in/government/${name}`,
    source: () => readFileSync(here(`mocks/government/${name}`), 'utf8'),
  }))
  return {
    name: 'government-frames',
    configureServer(server) {
      for (const { fileName, source } of files) {
        server.middlewares.use(server.config.base + fileName, (_request, response) => {
          response.setHeader('Content-Type', 'text/html')
          response.end(source())
        })
      }
    },
    generateBundle() {
      for (const { fileName, source } of files) this.emitFile({ type: 'asset', fileName, source: source() })
    },
  }
}

/**
 * The service worker of the embedded backend, taken from the installed msw so that both always fit. Only the demo
 * mode serves and emits it: a production build holds no mock code.
 */
function embeddedBackendWorker(): Plugin {
  const listens = "addEventListener('fetch', function (event) {"
  // The portal's own files are none of the backend's: without this each of them is asked for through the page.
  const passes = "if (new URL(event.request.url).pathname.includes('/assets/')) return"
  const worker = () => {
    const source = readFileSync(here('node_modules/msw/lib/mockServiceWorker.js'), 'utf8')
    if (!source.includes(listens)) throw new Error('msw’s worker listens otherwise than expected')
    return source.replace(listens, `${listens}\n  ${passes}\n`)
  }
  return {
    name: 'embedded-backend-worker',
    configureServer(server) {
      server.middlewares.use(`${server.config.base}mockServiceWorker.js`, (_request, response) => {
        response.setHeader('Content-Type', 'text/javascript')
        response.end(worker())
      })
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'mockServiceWorker.js', source: worker() })
    },
  }
}

/** The JSON Schema of form definitions, for authors' editors (`$schema`). */
function formSchema(): Plugin {
  const fileName = 'form-definition.schema.json'
  return {
    name: 'form-schema',
    configureServer(server) {
      server.middlewares.use(server.config.base + fileName, async (_request, response) => {
        response.setHeader('Content-Type', 'application/schema+json')
        response.end(JSON.stringify(await currentSchema((path) => server.ssrLoadModule(path)), null, 2))
      })
    },
    async generateBundle() {
      const server = await createServer({ server: { middlewareMode: true, hmr: false, ws: false }, appType: 'custom' })
      const schema = await currentSchema((path) => server.ssrLoadModule(path))
      await server.close()
      this.emitFile({ type: 'asset', fileName, source: JSON.stringify(schema, null, 2) })
    },
  }
}

/** The router's package leads to its development build whatever is built; the other one is smaller and warns of nothing. */
const routerForProduction = [
  { find: /^react-router$/, replacement: here('node_modules/react-router/dist/production/index.mjs') },
  { find: /^react-router\/dom$/, replacement: here('node_modules/react-router/dist/production/dom-export.mjs') },
]

/** The folder of the site that the portal stands in, with a slash before and behind. */
function baseOf(mode: string): string {
  const { BASE_PATH = '' } = loadEnv(mode, here('.'), 'BASE_PATH')
  return `/${BASE_PATH}/`.replace(/\/+/g, '/')
}

export default defineConfig(({ mode, command }) => ({
  base: baseOf(mode),
  plugins: [
    singleParts(),
    react(),
    pruneRouter(),
    pruneAntd(),
    stylesInCode(),
    chunkGroups(),
    siteSettings(),
    ...(isScan() ? [] : [fetchAheadOfCode(), entryPage(), release(mode !== 'demo')]),
    ...(mode === 'demo' || isScan() ? [] : [offlineWorkerFile()]),
    ...(mode === 'demo' && !isScan() ? [embeddedBackendWorker(), governmentFrames(), formSchema()] : []),
  ],
  css: { postcss: { plugins: [scalableText] } },
  resolve: {
    alias: [
      { find: '@', replacement: here('src') },
      { find: '@mocks', replacement: here('mocks') },
      ...(command === 'build' ? routerForProduction : []),
    ],
  },
  build: {
    outDir: mode === 'demo' ? 'dist-demo' : 'dist',
    target: 'es2022',
    manifest: true,
    // Browsers that preload no modules fetch them when they are asked for; the sign-in screen has no room for more.
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 1500,
  },
  // The real-browser tests open the same files again and again.
  preview: { headers: process.env.CACHE_FILES ? { 'Cache-Control': 'max-age=3600' } : {} },
  optimizeDeps: { entries: ['index.html', 'src/**/*.{ts,tsx}', 'mocks/**/*.ts', '!**/*.test.*'] },
  test: {
    // Screens need a document; what is pure runs without one, unless a file asks for it (`@vitest-environment jsdom`).
    projects: [
      {
        extends: true,
        // They share no state but what each sets up, so they may share their modules.
        test: { name: 'pure', environment: 'node', isolate: false, include: ['{src,mocks,tests}/**/*.test.ts'] },
      },
      {
        extends: true,
        test: {
          name: 'screens',
          environment: 'jsdom',
          include: ['{src,tests}/**/*.test.tsx'],
          globalSetup: ['tests/seeds-of-run.ts'],
        },
      },
    ],
    // A test waits for a fifth of its time: for what is put off, and for its files.
    maxWorkers: availableParallelism() + 1,
    setupFiles: ['tests/setup.ts'],
    reporters: ['default', ['json', { outputFile: 'test-results/vitest.json' }]],
    testTimeout: 90_000,
    hookTimeout: 60_000,
    css: false,
    unstubEnvs: true,
    env: {
      VITE_HOTLINE: '021-12345678',
      VITE_HOTLINE_HOURS: '工作日 9:00—17:00',
      VITE_HOTLINE_HOURS_EN: 'workdays 9:00–17:00',
    },
  },
}))
