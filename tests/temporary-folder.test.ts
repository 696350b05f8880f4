import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const helper = new URL('../build/temporary-folder.mjs', import.meta.url)

/** A command that creates a folder with a file, prints its path, and runs `then`. */
const command = (then: string) => `
  import { writeFileSync } from 'node:fs'
  import { makeTemporaryFolder } from ${JSON.stringify(helper.href)}
  const folder = makeTemporaryFolder('portal-test')
  writeFileSync(folder + '/file', 'words')
  console.log(folder)
  ${then}`

it.each<[string, string, NodeJS.Signals?]>([
  ['ends', ''],
  ['ends by process.exit', 'process.exit(3)'],
  ['fails', 'throw new Error("on purpose")'],
  ['is interrupted', 'setInterval(() => {}, 1000)', 'SIGINT'],
  ['is stopped', 'setInterval(() => {}, 1000)', 'SIGTERM'],
  ['loses its terminal', 'setInterval(() => {}, 1000)', 'SIGHUP'],
  ['handles the signal itself', 'process.on("SIGTERM", () => setTimeout(() => process.exit(), 50))', 'SIGTERM'],
])('a temporary folder is removed when the command %s', async (_how, then, signal) => {
  const keepsRunning = then.startsWith('process.on') ? 'setInterval(() => {}, 1000)' : ''
  const words = ['--input-type=module', '--eval', command(`${then}\n${keepsRunning}`)]
  const child = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'ignore'] })
  const ended = once(child, 'exit')
  const [first] = await once(child.stdout, 'data')
  const folder = String(first).trim()
  if (signal) child.kill(signal)
  await ended
  expect(folder).toContain('portal-test-')
  expect(existsSync(folder)).toBe(false)
})

it('no other code creates temporary folders', () => {
  const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs'], { encoding: 'utf8' }).trim().split('\n')
  const making = files.filter((file) => existsSync(file) && /from 'node:os'/.test(readFileSync(file, 'utf8')))
  expect(making.filter((file) => /\btmpdir\b/.test(readFileSync(file, 'utf8')))).toEqual(['build/temporary-folder.mjs'])
})
