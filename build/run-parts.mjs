/**
 * Runs the parts of an npm script, one after the other: `npm run check` all of them, `npm run check -- types lint` only these. Words that follow
 * a part's name and name no part are that part's arguments. A failed part does not stop the others; the process then ends with 1.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { delimiter, resolve } from 'node:path'

const path = `${resolve('node_modules/.bin')}${delimiter}${process.env.PATH}`

/** Runs a program, an installed package's among them. Fails when it does not end with 0. */
export const run = (program, ...words) => runWith({}, program, ...words)

/** Runs a program with settings beside those of this process's environment. */
export async function runWith(settings, program, ...words) {
  const env = { ...process.env, ...settings, PATH: path }
  const [code] = await once(spawn(program, words, { stdio: 'inherit', env }), 'exit')
  if (code !== 0) throw new Error(`${program} ended with ${code}`)
}

/** The parts that the words name, each with its arguments; all parts where there are no words. */
export function chooseParts(words, names) {
  if (words.length === 0) return new Map(names.map((name) => [name, []]))
  const chosen = new Map()
  let current
  for (const word of words) {
    if (names.includes(word)) {
      current = []
      chosen.set(word, current)
    } else if (current) current.push(word)
    else throw new Error(`There is no part ${word}: ${names.join(', ')}`)
  }
  return chosen
}

/** @param parts what each part does with its arguments, by name */
export async function runParts(parts) {
  const failed = []
  for (const [name, words] of readParts(Object.keys(parts)))
    await parts[name](words).catch((error) => failed.push(`${name}: ${error.message}`))
  if (failed.length === 0) return
  process.stderr.write(`Failed: ${failed.join('; ')}\n`)
  process.exit(1)
}

function readParts(names) {
  try {
    return chooseParts(process.argv.slice(2), names)
  } catch (error) {
    process.stderr.write(`${error.message}\n`)
    return process.exit(2)
  }
}
