/** Vite plugin that imports each part of antd and each icon from its own file. */

import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

/** `DatePicker` → `date-picker`. */
const folderOf = (name: string) => name.replace(/(?!^)[A-Z]/g, '-$&').toLowerCase()

const { resolve } = createRequire(import.meta.url)

/** Where a package has each of its exports: for tests the file that Node takes, so that no module is loaded twice. */
const modulesOf: Readonly<Record<string, (name: string) => string>> = process.env.VITEST
  ? {
      antd: (name) => resolve(`antd/lib/${folderOf(name)}`),
      '@ant-design/icons': (name) => resolve(`@ant-design/icons/lib/icons/${name}`),
    }
  : {
      antd: (name) => `antd/es/${folderOf(name)}/index.js`,
      '@ant-design/icons': (name) => `@ant-design/icons/${name}`,
    }

const named = /^import \{([^}]*)\} from '(antd|@ant-design\/icons)'$/gm

/**
 * Imports each part of antd and each icon from its own module.
 *
 * - Saves: in tests, loading 2,500 files for each test file; in builds, the same files, and 170 KiB on each page, because
 *   `code-splitting-plugin.ts` sees what a module imports, not which exports it uses.
 * - Relies on: antd's folders, named as its exports, with a default export each; our own imports, one statement each.
 * - Breaks when: antd moves its files (the build fails: no such module).
 */
export function directImports(): Plugin {
  return {
    name: 'direct-imports',
    enforce: 'pre',
    apply: (_config, { command }) => command === 'build' || process.env.VITEST !== undefined,
    transform: {
      filter: { id: /\/(src|tests|mocks)\/.*\.tsx?$/ },
      handler: (code) => ({
        code: code.replace(named, (_, names: string, from: string) =>
          names
            .split(',')
            .map((one) => one.trim())
            .filter((one) => one !== '' && !one.startsWith('type '))
            .map((one) => {
              const [name = '', local = name] = one.split(' as ')
              return `import ${local} from '${modulesOf[from]?.(name)}'`
            })
            .join(';'),
        ),
        map: null,
      }),
    },
  }
}
