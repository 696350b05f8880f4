/** Tests of the length and the links of README and docs. */
import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import packageJson from '../package.json' with { type: 'json' }

const text = (path: string) => readFileSync(path, 'utf8')
const linesOf = (path: string) => text(path).split('\n').length - 1

it('package.json has at most fifteen scripts, each with a line in the README', () => {
  const scripts = Object.keys(packageJson.scripts)
  expect(scripts.length).toBeLessThanOrEqual(15)
  const command = (name: string) => (name === 'start' || name === 'test' ? `npm ${name}` : `npm run ${name}`)
  const unlisted = scripts.filter((name) => !new RegExp(`^\\| \`${command(name)}[ \`]`, 'm').test(text('README.md')))
  expect(unlisted).toEqual([])
})

it.each(['build', 'bench', 'checks'])('the README of %s lists every file and folder in it', (folder) => {
  const page = text(`${folder}/README.md`)
  const names = readdirSync(folder, { withFileTypes: true })
    .map((entry) => (entry.isDirectory() ? `${entry.name}/` : entry.name))
    // Types of the file beside, settings of packages, and what git ignores.
    .filter(
      (name) =>
        !/\.d\.mts$|^(README\.md|\.npmrc|package(-lock)?\.json|tsconfig\.json|node_modules\/|dist\/)$/.test(name),
    )
  expect(names.filter((name) => !page.includes(`\`${name}\``))).toEqual([])
})

it('the README has at most 120 lines, and each page of docs at most 200', () => {
  expect(linesOf('README.md')).toBeLessThanOrEqual(120)
  // The pages of calls are generated, to look a call up, not to be read.
  const pages = readdirSync('docs', { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.md') && !name.startsWith('gateway-calls'),
  )
  expect(pages.filter((name) => linesOf(`docs/${name}`) > 200)).toEqual([])
})
