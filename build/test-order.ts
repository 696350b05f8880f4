/**
 * The order and the environment of test files, for the vitest config: files with the same environment run in one
 * process.
 */
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { relative } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** What a test file says of the environment that it needs; undefined where its project's suits it. */
const environmentOf = (text: string): string | undefined => /@vitest-environment (\w+)/.exec(text)?.[1]

/**
 * The tests of pure logic (`*.test.ts`) that need a document all the same. They run in the processes of the screens, which have one: processes
 * of their own would start only for them.
 * @param folders relative to the working directory
 * @returns paths relative to the working directory
 */
export function logicWithDocument(folders: readonly string[]): string[] {
  return folders
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(
        (path) => `${folder}/${path.replaceAll('\\', '/')}`,
      ),
    )
    .filter((path) => path.endsWith('.test.ts') && environmentOf(readFileSync(path, 'utf8')) === 'jsdom')
}

/**
 * Runs test files that need the same environment one after another, so that a process serves many of them; otherwise each change of the
 * environment ends one process and starts another. Within an environment, tests of the whole portal (`tests/`) come first, then those that open
 * a page or a form, and long files before short ones, so that no file that takes or waits long is left for the end.
 */
export class TestOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { root } = this.ctx.config
    const sortKeys = new Map(files.map((file) => [file, sortKeyOf(file, root)]))
    const keyOf = (file: TestSpecification) => sortKeys.get(file) ?? { environment: '', rank: 0, size: 0 }
    return files.toSorted((a, b) => {
      const [first, second] = [keyOf(a), keyOf(b)]
      return first.environment.localeCompare(second.environment) || first.rank - second.rank || second.size - first.size
    })
  }
}

/** Names what opens a page or a form as a person does (`tests/render.tsx`, `tests/smartform/open-sample.tsx`). */
const opensPage = /\b(renderAt|openSample)\b/
/** Characters from which on a file takes long whatever it opens. */
const longText = 4000

function sortKeyOf({ moduleId, project }: TestSpecification, root: string) {
  const text = readFileSync(moduleId, 'utf8')
  const isLong = text.length > longText || opensPage.test(text)
  return {
    environment: `${project.name} ${environmentOf(text) ?? project.config.environment}`,
    rank: relative(root, moduleId).startsWith('tests') ? 0 : isLong ? 1 : 2,
    size: statSync(moduleId).size,
  }
}
