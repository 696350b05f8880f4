/** Tests of the code splitting of builds. */
import { expect, it } from 'vitest'
import { planChunks } from '../build/code-splitting-plugin'
import type { Module } from '../build/module-graph'

/** Imports of each module, its size in bytes, and its dynamic imports. */
type Parts = Record<string, [imports: string[], size?: number, lazyImports?: string[]]>

function graphOf(parts: Parts): Map<string, Module> {
  const ids = (names: readonly string[]) => names.map((name) => `/src/${name}`)
  return new Map(
    Object.entries(parts).map(([name, [imports, size = 100, lazy = []]]) => [
      `/src/${name}`,
      { imports: ids(imports), lazyImports: ids(lazy), size },
    ]),
  )
}

const fixed = { entry: ['main'], calls: ['session'], shell: ['shell'] }

/** A portal with these pages, each a kind of screen that most addresses are of. */
function portal(pages: Record<string, string[]>, rest: Parts) {
  return graphOf({
    main: [['react']],
    react: [[]],
    session: [['apollo', 'react']],
    apollo: [[]],
    shell: [['session', 'menu'], 100, Object.keys(pages)],
    menu: [['react']],
    ...Object.fromEntries(Object.entries(pages).map(([page, imports]) => [page, [imports] as [string[]]])),
    ...rest,
  })
}

const kinds = (pages: object) => Object.fromEntries(Object.keys(pages).map((page) => [page, [page]]))

/** The chunks beside the fixed ones, as the modules in them. */
function chunksOf(pages: Record<string, string[]>, rest: Parts, screens: object = pages): string[] {
  const names = (ids: Iterable<string>) => [...ids].map((id) => id.slice(5)).toSorted()
  const chunks = planChunks(portal(pages, rest), fixed, kinds(screens))
  return chunks.filter(({ name }) => !(name in fixed)).map(({ modules }) => names(modules).join(' '))
}

it('code splitting makes one chunk each for sign-in, calls and the shell, with everything they import', () => {
  const chunks = planChunks(portal({ Page: ['menu'] }, {}), fixed, {})
  expect(chunks.map(({ name, modules }) => [name, [...modules]])).toEqual([
    ['entry', ['/src/main', '/src/react']],
    ['calls', ['/src/session', '/src/apollo']],
    ['shell', ['/src/shell', '/src/menu']],
  ])
})

it('code splitting merges modules of the same pages and keeps a large one apart that others need', () => {
  const pages = { One: ['a', 'b'], Two: ['a', 'b'], Three: ['large'], Four: ['large'] }
  const chunks = chunksOf(pages, { a: [[]], b: [[]], large: [[], 900_000] })
  expect(chunks).toContain('One Two a b')
  expect(chunks.find((chunk) => chunk.includes('large'))).toBe('Four Three large')
})

it('code splitting leaves a module that only one lazy component needs to that component', () => {
  expect(chunksOf({ One: ['a'], Two: ['b'] }, { a: [[]], b: [[]] }, { One: [] })).toEqual(['One a'])
})

it('code splitting loads on no page what only another module of the chunk imports', () => {
  const pages = Object.fromEntries(['One', 'Two', 'Three', 'Four'].map((page) => [page, ['a', 'b']]))
  const chunks = chunksOf({ ...pages, Home: ['a'] }, { a: [[]], b: [['large']], large: [[], 900_000] })
  expect(chunks.find((chunk) => chunk.split(' ').includes('a'))).not.toContain('b')
})

it('code splitting makes no cyclic chunks, and lists imported chunks first', () => {
  const pages = { One: ['a'], Two: ['a'], Three: ['c'] }
  const graph = portal(pages, { a: [['between']], between: [['c'], 900_000], c: [[]] })
  const chunks = planChunks(graph, fixed, kinds(pages))
  const indexOf = (id: string) => chunks.findIndex(({ modules }) => modules.has(id))
  for (const [index, { modules }] of chunks.entries())
    for (const id of modules)
      for (const next of graph.get(id)?.imports ?? []) expect(indexOf(next)).toBeLessThanOrEqual(index)
})

it('code splitting fails when a named module is missing', () => {
  expect(() => planChunks(portal({}, {}), fixed, { home: ['HomePage'] })).toThrow('no module of the build is HomePage')
})
