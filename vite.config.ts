import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { loadEnv, type Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { codeSplitting, isScan } from './build/code-splitting-plugin.ts'
import { contentSecurityPolicy } from './build/content-security-policy-plugin.ts'
import { demoFiles } from './build/demo-files-plugin.ts'
import { directImports } from './build/direct-imports-plugin.ts'
import { prefetch } from './build/prefetch-plugin.ts'
import { pruneAntd } from './build/prune-antd-plugin.ts'
import { pruneRouter } from './build/prune-router-plugin.ts'
import { release } from './build/release-plugin.ts'
import { scalableText } from './build/scalable-text-plugin.ts'
import { serviceWorkerFile } from './build/service-worker-plugin.ts'
import { siteSettings } from './build/site-settings-plugin.ts'
import { stylesInCode } from './build/styles-in-code-plugin.ts'

// The portal's people sit in Beijing's zone, and so do its tests; those about other zones say so.
process.env.TZ ??= 'Asia/Shanghai'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

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

/** Fails a build that has printed a warning, so that each warning is dealt with when it appears. */
const failOnWarnings: Plugin = {
  name: 'fail-on-warnings',
  apply: 'build',
  closeBundle() {
    if (this.environment.logger.hasWarned) this.error('The build has warnings; `npm run build` prints them')
  },
}

export default defineConfig(({ mode, command }) => ({
  base: baseOf(mode),
  plugins: [
    directImports(),
    react(),
    pruneRouter(),
    pruneAntd(),
    stylesInCode(),
    codeSplitting(),
    siteSettings(),
    ...(isScan() ? [] : [prefetch(), contentSecurityPolicy(), release(mode !== 'demo'), failOnWarnings]),
    ...(mode === 'demo' || isScan() ? [] : [serviceWorkerFile()]),
    ...(mode === 'demo' && !isScan() ? [demoFiles()] : []),
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
