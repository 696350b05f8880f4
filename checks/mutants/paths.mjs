/** Finds the files that `npm run mutants` measures, and the tests that it runs. */
import { readdirSync, statSync } from 'node:fs'
import { basename, dirname } from 'node:path'

const filesUnder = (path) =>
  statSync(path).isDirectory()
    ? readdirSync(path, { recursive: true, encoding: 'utf8' }).map((file) => `${path.replace(/\/$/, '')}/${file}`)
    : [path]

/** Files and those of folders whose expressions are changed: no tests, no generated files, no components. */
export const sourcesIn = (paths) =>
  paths.flatMap(filesUnder).filter((file) => /\.(ts|mjs)$/.test(file) && !/\.(test|test-d|generated|d)\.ts$/.test(file))

/** Test files and those of pure logic in folders; first those with the name of a measured file, then those beside one, last those with random input. */
export function testsIn(paths, files) {
  const names = new Set(files.map((file) => file.replace(/\.\w+$/, '')))
  const folders = new Set(files.map(dirname))
  const rank = (test) =>
    test.includes('.property.test')
      ? 3
      : names.has(test.replace(/\.test\.tsx?$/, ''))
        ? 0
        : folders.has(dirname(test))
          ? 1
          : 2
  const tests = paths.flatMap((path) => filesUnder(path).filter((file) => file === path || file.endsWith('.test.ts')))
  return [...new Set(tests)].toSorted(
    (one, other) => rank(one) - rank(other) || (basename(one) < basename(other) ? -1 : 1),
  )
}
