import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

/** `DatePicker` → `date-picker`. */
const folderOf = (name: string) => name.replace(/(?!^)[A-Z]/g, '-$&').toLowerCase()

const { resolve } = createRequire(import.meta.url)

/** Where a package that exports many parts has each of them: the file Node takes, so that each is there once. */
const places: Readonly<Record<string, (name: string) => string>> = {
  antd: (name) => resolve(`antd/lib/${folderOf(name)}`),
  '@ant-design/icons': (name) => resolve(`@ant-design/icons/lib/icons/${name}`),
}

const named = /^import \{([^}]*)\} from '(antd|@ant-design\/icons)'$/gm

/**
 * Takes antd's parts and icons one by one in tests. Node loads a package whole for one name of it, here some 2,500 files, and each test file
 * does so anew; a build takes apart by itself what is used.
 */
export function directImports(): Plugin {
  return {
    name: 'direct-imports',
    enforce: 'pre',
    apply: () => process.env.VITEST !== undefined,
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
              return `import ${local} from '${places[from]?.(name)}'`
            })
            .join(';'),
        ),
        map: null,
      }),
    },
  }
}
