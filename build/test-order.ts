import { readFileSync, statSync } from 'node:fs'
import { relative } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Runs test files that need the same environment one after another, so that a process serves many of them; otherwise each change of the
 * environment ends one process and starts another. Within an environment, tests of the whole portal (`tests/`) and long files come first, so
 * that no long file is left for the end.
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

function sortKeyOf({ moduleId, project }: TestSpecification, root: string) {
  const [, ownEnvironment = ''] = /@vitest-environment (\w+)/.exec(readFileSync(moduleId, 'utf8')) ?? []
  return {
    environment: `${project.name} ${ownEnvironment}`,
    rank: relative(root, moduleId).startsWith('tests') ? 0 : 1,
    size: statSync(moduleId).size,
  }
}
