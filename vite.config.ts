import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { Features } from 'lightningcss'
import { defaultClientConditions, loadEnv, type Plugin, type PluginOption } from 'vite'
import { defineConfig } from 'vitest/config'
// Writes the typed documents and schema types that are out of date, before anything imports them.
import './build/codegen.mjs'
import { oldestBrowsers } from './build/browsers.mjs'
import { codeSplitting } from './build/code-splitting-plugin.ts'
import { contentSecurityPolicy } from './build/content-security-policy-plugin.ts'
import { demoFiles } from './build/demo-files-plugin.ts'
import { directImports } from './build/direct-imports-plugin.ts'
import { prefetch } from './build/prefetch-plugin.ts'
import { release } from './build/release-plugin.ts'
import { scalableText } from './build/scalable-text-plugin.ts'
import { serviceWorkerFile } from './build/service-worker-plugin.ts'
import { siteSettings } from './build/site-settings-plugin.ts'
import { stylesInCode } from './build/styles-in-code-plugin.ts'
import { testCache } from './build/test-cache-plugin.ts'
import { logicWithDocument, TestOrder } from './build/test-order.ts'

// The portal's people sit in Beijing's zone, and so do its tests; those about other zones say so.
process.env.TZ ??= 'Asia/Shanghai'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** The router's package leads to its development build whatever is built; the other one is smaller and warns of nothing. */
const routerForProduction = [
  { find: /^react-router$/, replacement: here('node_modules/react-router/dist/production/index.mjs') },
  { find: /^react-router\/dom$/, replacement: here('node_modules/react-router/dist/production/dom-export.mjs') },
]

/** antd's ConfigProvider brings all popup code for a feature the portal does not use: 7 KiB of every page. */
const withoutUniqueTooltip = {
  find: /^\.\.\/tooltip\/UniqueProvider$/,
  replacement: here('build/no-unique-tooltip.ts'),
}

/** The folder of the site that the portal stands in, with a slash before and behind. */
function baseOf(mode: string): string {
  const { BASE_PATH = '' } = loadEnv(mode, here('.'), 'BASE_PATH')
  return `/${BASE_PATH}/`.replace(/\/+/g, '/')
}

/** Our plugins; `BUILD_WITHOUT` leaves out some by name, to measure one or to find a fault. Each of the last three reads what those before it wrote. */
const plugins: Readonly<Record<string, (isDemo: boolean) => PluginOption>> = {
  'direct-imports': directImports,
  'styles-in-code': stylesInCode,
  'code-splitting': codeSplitting,
  'site-settings': siteSettings,
  'demo-files': (isDemo) => isDemo && demoFiles(),
  'service-worker': (isDemo) => !isDemo && serviceWorkerFile(),
  prefetch,
  'content-security-policy': contentSecurityPolicy,
  release: (isDemo) => release(!isDemo),
}

/** The names in `BUILD_WITHOUT`. Fails on one that names nothing. */
function leftOutOf(mode: string): string[] {
  const { BUILD_WITHOUT = '' } = loadEnv(mode, here('.'), 'BUILD_WITHOUT')
  const names = BUILD_WITHOUT.split(',').filter((name) => name !== '')
  const known = [...Object.keys(plugins), 'scalable-text']
  const unknown = names.find((name) => !known.includes(name))
  if (unknown !== undefined) throw new Error(`BUILD_WITHOUT: ${unknown} is none of ${known.join(', ')}`)
  return names
}

/** Fails a build that has printed a warning, so that each warning is dealt with when it appears. */
const failOnWarnings: Plugin = {
  name: 'fail-on-warnings',
  apply: 'build',
  writeBundle: {
    order: 'post',
    handler() {
      if (this.environment.logger.hasWarned) this.error('The build has warnings; `npm run build` prints them')
    },
  },
}

/** What each test file is prepared by, in this order. */
const setupFiles = ['tests/fresh-modules.ts', 'tests/setup.ts']
/** What a test makes becomes garbage quickly; a large nursery is cleaned less often. */
const execArgv = ['--max-semi-space-size=64']
const globalSetup = ['tests/seeds-of-run.ts']

export default defineConfig(({ mode, command }) => {
  const leftOut = leftOutOf(mode)
  const withDocument = process.env.VITEST ? logicWithDocument(['src', 'mocks', 'tests']) : []
  return {
    base: baseOf(mode),
    plugins: [
      react(),
      ...Object.entries(plugins).map(([name, plugin]) => !leftOut.includes(name) && plugin(mode === 'demo')),
      failOnWarnings,
      testCache(),
    ],
    css: {
      postcss: { plugins: leftOut.includes('scalable-text') ? [] : [scalableText] },
      // `light-dark()` is not used; what would stand in for it is left out of index.html.
      lightningcss: { exclude: Features.LightDark },
    },
    resolve: {
      // Of rxjs the build with classes, which is 2 KiB smaller than the one for ES5.
      conditions: [...defaultClientConditions, 'es2015'],
      alias: [
        { find: '@', replacement: here('src') },
        { find: '@mocks', replacement: here('mocks') },
        ...(command === 'build' ? [...routerForProduction, withoutUniqueTooltip] : []),
      ],
    },
    build: {
      outDir: mode === 'demo' ? 'dist-demo' : 'dist',
      target: oldestBrowsers.map(([name, version]) => name + version),
      manifest: true,
      // Browsers that preload no modules fetch them when they are asked for; the sign-in screen has no room for more.
      modulePreload: { polyfill: false },
      chunkSizeWarningLimit: 1500,
      // antd's packages only export, but do not say so: unused exports are left out with their imports.
      rolldownOptions: {
        treeshake: { moduleSideEffects: [{ test: /node_modules\/(@rc-component|@ant-design)\//, sideEffects: false }] },
      },
    },
    // The real-browser tests open the same files again and again.
    preview: { headers: process.env.CACHE_FILES ? { 'Cache-Control': 'max-age=3600' } : {} },
    optimizeDeps: { entries: ['index.html', 'src/**/*.{ts,tsx}', 'mocks/**/*.ts', '!**/*.test.*'] },
    test: {
      // Screens need a document; what is pure runs without one. A file of logic that asks for a document (`@vitest-environment jsdom`) runs among the screens.
      projects: [
        {
          extends: true,
          test: {
            name: 'screens',
            environment: 'jsdom',
            isolate: false,
            execArgv,
            setupFiles,
            sequence: { setupFiles: 'list' },
            include: ['{src,tests}/**/*.test.tsx', ...withDocument],
            globalSetup,
          },
        },
        {
          extends: true,
          // Without a document they share no state but what each sets up, so they may share their modules.
          test: {
            name: 'pure',
            environment: 'node',
            isolate: false,
            execArgv,
            setupFiles,
            sequence: { setupFiles: 'list' },
            include: ['{src,mocks,tests}/**/*.test.ts'],
            exclude: withDocument,
            globalSetup,
          },
        },
      ],
      // A test waits for a fifth of its time: for what is put off, and for its files.
      maxWorkers: availableParallelism() + 1,
      sequence: { sequencer: TestOrder },
      reporters: ['default', ['json', { outputFile: 'test-results/vitest.json' }]],
      // A test that passes only the second time has a fault, its own or the portal's: `.ci/run` tries once more, and vitest marks it “retry x1”.
      retry: Number(process.env.TEST_RETRIES ?? 0),
      testTimeout: 90_000,
      hookTimeout: 60_000,
      css: false,
      experimental: { fsModuleCache: true },
      unstubEnvs: true,
      env: {
        VITE_HOTLINE: '021-12345678',
        VITE_HOTLINE_HOURS: '工作日 9:00—17:00',
        VITE_HOTLINE_HOURS_EN: 'workdays 9:00–17:00',
      },
    },
  }
})
