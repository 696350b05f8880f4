/** Tests of pure logic as `npm run mutants` runs them: no document, one thread, one folder. */
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

process.env.TZ ??= 'Asia/Shanghai'

const root = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))

export default defineConfig({
  root: root('.'),
  resolve: {
    alias: [
      { find: '@', replacement: root('src') },
      { find: '@mocks', replacement: root('mocks') },
    ],
  },
  test: {
    environment: 'node',
    setupFiles: ['tests/setup.ts'],
    include: (process.env.MUTANTS_TESTS ?? 'src/lib')
      .split(',')
      .map((path) => (path.endsWith('.ts') ? path : `${path}/**/*.test.ts`)),
    // Changes the time zone, which a thread cannot.
    exclude: ['**/beijing-time.test.ts'],
    testTimeout: 90_000,
  },
})
