import { expect, it } from 'vitest'
import { assignChunks, type Plan } from '../build/assign-chunks'
import type { ScannedModule } from '../build/module-graph'
import { chunksChangedByNewModule, withVirtualModule } from '../build/virtual-module'

type Parts = Record<string, [imports: string[], size?: number, parts?: string[]]>

/** A build as its first pass tells of it: what each module imports, how long it is, and what it fetches when needed. */
function built(parts: Parts): Map<string, ScannedModule> {
  const ids = (names: readonly string[]) => names.map((name) => `/src/${name}`)
  return new Map(
    Object.entries(parts).map(([name, [imports, size = 100, later = []]]) => [
      `/src/${name}`,
      { id: `/src/${name}`, imports: ids(imports), parts: ids(later), size },
    ]),
  )
}

const fixed = { entry: ['src/main'], calls: ['src/session'], shell: ['src/app/member-pages.ts'] }

/** Pages of features that are fetched when needed, with what each imports; each is a screen that is named. */
function screens(
  pages: Record<string, string[]>,
  rest: Parts,
  told: Partial<Plan['screens'][number]> = {},
): [Map<string, ScannedModule>, Plan] {
  const modules = built({
    main: [['react']],
    react: [[]],
    session: [['apollo', 'react']],
    apollo: [[]],
    'app/member-pages.ts': [['session', 'menu'], 100, Object.keys(pages)],
    menu: [['react']],
    ...Object.fromEntries(Object.entries(pages).map(([page, imports]) => [page, [imports] as [string[]]])),
    ...rest,
  })
  return [modules, { fixed, screens: Object.keys(pages).map((name) => ({ name, modules: [`src/${name}`], ...told })) }]
}

const files = ([modules, plan]: [Map<string, ScannedModule>, Plan]) =>
  assignChunks(modules, plan).map((one) =>
    [...one.modules]
      .map((id) => id.slice(5))
      .sort()
      .join(' '),
  )

it('puts what signing in needs, what talks to the backend and what is around every page in a file each', () => {
  const found = files(screens({ 'features/x/Page': ['menu', 'apollo'] }, {}))
  expect(found).toEqual(['main react', 'apollo session', 'app/member-pages.ts menu'])
})

it('puts small parts that the same screens need in one file, and leaves a large one that few of them need alone', () => {
  const pages = { 'features/x/One': ['a', 'b'], 'features/y/Two': ['a', 'b'], 'features/z/Three': ['a', 'large'] }
  expect(files(screens(pages, { a: [[]], b: [[]], large: [[], 900_000] })).slice(3)).toEqual(['a b', 'large'])
})

it('gives a screen whose size is a goal next to nothing for the sake of others', () => {
  const pages = { 'features/x/One': ['a', 'b'], 'features/y/Two': ['a', 'b'], 'features/z/Three': ['a'] }
  const parts: Parts = { a: [[]], b: [[], 3_000] }
  expect(files(screens(pages, parts)).slice(3)).toEqual(['a b'])
  expect(files(screens(pages, parts, { mostWaste: 2_000 })).slice(3)).toEqual(['b', 'a'])
})

it('never brings somebody what the other part of a file imports', () => {
  const pages = Object.fromEntries(['One', 'Two', 'Three', 'Four'].map((page) => [`features/x/${page}`, ['a', 'b']]))
  const parts: Parts = { a: [[]], b: [['large']], large: [[], 900_000] }
  const found = files(screens({ ...pages, 'features/home/Home': ['a'] }, parts))
  expect(found).toContain('a')
  expect(found).toContain('b large')
})

it('never makes two files that import each other', () => {
  const pages = { 'features/x/One': ['a'], 'features/y/Two': ['a'], 'features/z/Three': ['c'] }
  const [modules, plan] = screens(pages, { a: [['between']], between: [['c'], 900_000], c: [[]] })
  const groups = assignChunks(modules, plan)
  const groupOf = (id: string) => groups.findIndex((one) => one.modules.has(`/src/${id}`))
  const leads = new Set(
    groups.flatMap((one, at) =>
      [...one.modules].flatMap((id) =>
        (modules.get(id)?.imports ?? []).map((other) => `${at} ${groupOf(other.slice(5))}`),
      ),
    ),
  )
  for (const one of leads) {
    const [from, to] = one.split(' ')
    if (from !== to) expect(leads).not.toContain(`${to} ${from}`)
  }
})

it('keeps the code of a feature for its own pages', () => {
  const pages = { 'features/x/One': ['features/x/own', 'a'], 'features/x/Two': ['features/x/own', 'a'] }
  expect(files(screens(pages, { a: [[]], 'features/x/own': [[]] })).slice(3)).toEqual(['a', 'features/x/own'])
})

/** Pages of several kinds, what is there for all, and what only one of them or an unnamed page needs. */
const portal = () =>
  screens(
    {
      'features/x/List': ['work/components/WorkTable.tsx', 'ui/a'],
      'features/x/Form': ['work/pages/FormAtAddress.tsx', 'ui/a'],
      'features/home/Home': ['ui/a', 'ui/b'],
    },
    {
      'work/components/WorkTable.tsx': [['ui/b', 'ui/c']],
      'work/pages/FormAtAddress.tsx': [['ui/c', 'ui/d'], 100, ['ui/Late']],
      'ui/Late': [['ui/d', 'ui/e'], 200],
      'features/y/Unnamed': [['ui/f', 'ui/g']],
      'features/y/routes': [[], 100, ['features/y/Unnamed']],
      ...Object.fromEntries([...'abcdefgh'].map((name) => [`ui/${name}`, [[], 40_000] as [string[], number]])),
    },
  )

it('leaves the files of all other screens as they are when a module is added, whatever it uses', () => {
  const [modules, plan] = portal()
  expect(chunksChangedByNewModule(modules, plan)).toEqual([])
  const groups = assignChunks(withVirtualModule(modules), plan)
  const strangers = groups.filter((one) => [...one.modules].some((id) => id.includes('/invented/')))
  expect(strangers.map(({ name, modules: ids }) => [name, [...ids].filter((id) => id.includes('/invented/'))])).toEqual(
    [
      ['shell', ['/src/features/invented/routes.tsx', '/src/features/invented/paths.ts']],
      ['shared', ['/src/features/invented/shared.ts']],
    ],
  )
})

it('says so when a module that is added would change them: a screen is named so that it is meant too', () => {
  const [modules, plan] = portal()
  const page = 'features/y/pages/OtherPage.tsx'
  const before = new Map([...modules, ...built({ [page]: [['ui/a']] })])
  const named = { name: 'other', modules: ['pages/OtherPage.tsx'] }
  expect(chunksChangedByNewModule(before, { ...plan, screens: [...plan.screens, named] })).not.toEqual([])
})
