/** Tests of reading the build's module graph. */
import { expect, it } from 'vitest'
import { readModuleGraph } from '../build/module-graph'

/** The imports of each module as the build sees them; `./a` is the module `a`. */
async function importsOf(sources: Record<string, string>): Promise<Record<string, readonly string[]>> {
  const idOf = (specifier: string) => specifier.replace('./', '')
  const bundler = {
    getModuleIds: () => Object.keys(sources)[Symbol.iterator](),
    getModuleInfo: (id: string) => {
      const code = sources[id] ?? ''
      const importedIds = [...code.matchAll(/from '([^']+)'|import '([^']+)'/g)].map(([, one, other]) =>
        idOf(one ?? other ?? ''),
      )
      return { id, code, importedIds: [...new Set(importedIds)], dynamicallyImportedIds: [] }
    },
    resolve: async (specifier: string) => ({ id: idOf(specifier) }),
  }
  const graph = await readModuleGraph(bundler as unknown as Parameters<typeof readModuleGraph>[0])
  return Object.fromEntries([...graph].map(([id, { imports }]) => [id, imports.toSorted()]))
}

const motions = { fade: 'export const fade = 1', zoom: 'export default 2; export const large = 3', other: '' }

it.each([
  [
    'a re-exported name',
    `import { fade } from './all'`,
    `export { fade } from './fade'; export { large } from './zoom'`,
    ['fade'],
  ],
  [
    'a name imported before it is exported',
    `import { big } from './all'`,
    `import big from './zoom'\nexport { big }`,
    ['zoom'],
  ],
  [
    'a renamed default export',
    `import All from './all'`,
    `// All of them.\nexport { large as default } from './zoom'`,
    ['zoom'],
  ],
  ['a name re-exported once more', `export { fade } from './all'`, `export { fade } from './second'`, ['fade']],
])('module graph skips the barrel of %s', async (_, page, all, expected) => {
  const second = `/* Comments do not count. */ export { fade } from './fade'`
  expect((await importsOf({ page, all, second, ...motions })).page).toEqual(expected)
})

it.each([
  ['has code of its own', `import { fade } from './all'`, `export { fade } from './fade'\nset()`],
  ['is imported as a whole', `import * as motions from './all'`, `export { fade } from './fade'`],
  ['is imported for its effects', `import './all'`, `export { fade } from './fade'`],
  ['re-exports all of another module', `import { fade } from './all'`, `export * from './fade'`],
])('module graph keeps a module that %s', async (_, page, all) => {
  expect(await importsOf({ page, all, ...motions })).toMatchObject({ page: ['all'], all: ['fade'] })
})
