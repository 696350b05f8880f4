import { expect, it } from 'vitest'
import { groupChunks } from '../scripts/chunk-groups'

type Chunks = Parameters<typeof groupChunks>[0]

/** A build in its finest parts: what each file imports, and how long it is; those with capitals are fetched when needed. */
function built(parts: Record<string, [imports: string[], size?: number]>): Chunks {
  return new Map(
    Object.entries(parts).map(([name, [imports, size = 100]]) => [
      name,
      {
        name,
        moduleIds: [`/src/${name}.ts`],
        imports,
        isEntry: name === 'index',
        isDynamicEntry: /^[A-Z]/.test(name),
        code: 'x'.repeat(size),
      },
    ]),
  )
}

const files = (chunks: Chunks) =>
  groupChunks(chunks, ['/src/Session.ts'], ['/src/Member.ts']).map((one) => [...one.chunks].sort().join(' '))

it('puts what signing in needs, what talks to the backend and what is around every page in a file each', () => {
  const chunks = built({
    index: [['react']],
    react: [[]],
    Session: [['apollo', 'react']],
    apollo: [['react']],
    Member: [['Session', 'menu', 'antd']],
    menu: [['react']],
    antd: [[]],
    Page: [['antd', 'apollo']],
  })
  expect(files(chunks)).toEqual(['index react', 'Session apollo', 'Member antd menu', 'Page'])
})

it('puts small parts that the same pages need in one file, and leaves a large one that few of them need alone', () => {
  const pages = { One: [['a', 'b']], Two: [['a', 'b']], Three: [['a', 'large']] } as const
  const chunks = built({
    index: [[]],
    Session: [[]],
    Member: [[]],
    ...(pages as unknown as Record<string, [string[]]>),
    a: [[]],
    b: [[]],
    large: [[], 900_000],
  })
  expect(files(chunks).slice(3).sort()).toEqual(['One', 'Three', 'Two', 'a b', 'large'])
})

it('never makes two files that import each other', () => {
  // a and c are needed by the same pages; between them stands what a page of its own needs.
  const chunks = built({
    index: [[]],
    Session: [[]],
    Member: [[]],
    One: [['a']],
    Two: [['a']],
    a: [['Between']],
    Between: [['c']],
    c: [[]],
  })
  expect(files(chunks)).toContain('a')
  expect(files(chunks)).toContain('c')
})

it('never brings somebody what the other part of a file imports', () => {
  const chunks = built({
    index: [[]],
    Session: [[]],
    Member: [[]],
    ...Object.fromEntries(['One', 'Two', 'Three', 'Four'].map((page) => [page, [['a', 'b']] as [string[]]])),
    Home: [['a']],
    a: [[]],
    b: [['large']],
    large: [[], 900_000],
  })
  expect(files(chunks)).toContain('a')
  expect(files(chunks)).toContain('b large')
})
