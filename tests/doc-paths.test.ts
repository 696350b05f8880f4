/** Tests of finding file paths in documents. */
import { expect, it } from 'vitest'
import { isKnown, namedInCode, namedPaths } from '../checks/doc-paths.mjs'

const files = ['src/work/kind.ts', 'src/work/kinds/task-book.ts', 'docs/README.md']

it.each([
  ['a file in a code span', 'See `src/work/kind.ts`.', ['src/work/kind.ts'], []],
  ['a folder', 'Kinds: `src/work/kinds/`', ['src/work/kinds/'], []],
  ['a link to a file', '[tour](docs/README.md#start)', [], ['docs/README.md']],
  ['ignores packages, commands and extensions', '`react`, `npm run check`, `.graphql`, `dist/`', [], []],
  ['ignores web addresses', '[site](https://example.org/a.md)', [], []],
  ['ignores code blocks', '```sh\ncat `src/gone.ts`\n```', [], []],
])('a document names %s', (_case, text, named, links) => expect(namedPaths(text)).toEqual({ named, links }))

it.each([
  ['src/work/kind.ts', true],
  ['kinds/task-book.ts', true],
  ['src/work/', true],
  ['src/<part>/kind.ts', true],
  ['src/*/kinds/*.ts', true],
  ['src/work/kin.ts', false],
  ['ind.ts', false],
  ['src/wor/', false],
])('%s exists: %s', (name, known) => expect(isKnown(name, files)).toBe(known))

it('a document names functions and types by code spans of one word', () =>
  expect(namedInCode('`moveWork`, `WorkRole`, `rowsByXlsx` in `src/a.ts`; `npm`, `MAIL`, `two words`, `a.bC`')).toEqual(
    ['moveWork', 'WorkRole', 'rowsByXlsx'],
  ))
