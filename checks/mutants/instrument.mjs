/** Writes all mutants of files into these files, each behind a switch, with Stryker's instrumenter. */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { Instrumenter } from '@stryker-mutator/instrumenter'

const silent = () => {}
const logger = { debug: silent, info: silent, warn: console.warn, error: console.error, isDebugEnabled: () => false }

/**
 * The texts of instrumented files by absolute path, and their mutants: id, file, place (lines and columns from 0), name of the change,
 * original and replacement.
 */
export async function instrument(paths) {
  const sources = new Map(paths.map((path) => [resolve(path), { path, content: readFileSync(path, 'utf8') }]))
  const inputs = [...sources].map(([name, { content }]) => ({ name, content, mutate: true }))
  const options = { ignorers: [], excludedMutations: [], plugins: null, noHeader: false }
  const { files, mutants } = await new Instrumenter(logger).instrument(inputs, options)
  return {
    texts: Object.fromEntries(files.map(({ name, content }) => [name, content])),
    mutants: mutants
      .filter(({ status }) => status !== 'Ignored')
      .map(({ id, fileName, location, mutatorName, replacement }) => {
        const { path, content } = sources.get(fileName)
        return {
          id,
          file: path,
          line: location.start.line + 1,
          mutatorName,
          original: cut(content, location),
          replacement,
        }
      }),
  }
}

function cut(content, { start, end }) {
  const lines = content.split('\n').slice(start.line, end.line + 1)
  lines.push(lines.pop().slice(0, end.column))
  lines[0] = lines[0].slice(start.column)
  return lines.join('\n')
}
