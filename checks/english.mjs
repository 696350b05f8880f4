/**
 * `npm run check -- english`: holds the texts together: every Chinese text on screen goes through `t()` or is marked with `text()`, each has an entry in
 * an `en.json`, no entry is left over, English uses one word for one thing in sentence case, and the dynamic catalogues have the same keys in both languages.
 * A Chinese literal that is meant to stay as it is says why beside it: `// not translated: …`.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'
import { fixedCommissionNames, lacksCommission } from './commission-name.mjs'
import { faultsOf } from './english-words.mjs'

const chinese = /\p{Script=Han}/u
/** A key of marks alone (`{name}（{role}）`) reads otherwise in English too. */
const chineseMarks = /[\p{Script=Han}（）：，。；！？、《》“”]/u
const failures = []
const used = new Map()

function files(folder, fits) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && fits(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
}

function readTexts(file) {
  const source = readFileSync(file, 'utf8')
  const { program, comments } = parseSync(file, source)
  const lineOf = (offset) => source.slice(0, offset).split('\n').length
  const excused = new Set(
    comments
      .filter((comment) => comment.value.includes('not translated:'))
      .flatMap((comment) => [lineOf(comment.start), lineOf(comment.end) + 1]),
  )
  const marked = new Set()
  const literal = (node) =>
    node?.type === 'Literal' && typeof node.value === 'string'
      ? [node]
      : node?.type === 'ConditionalExpression'
        ? [...literal(node.consequent), ...literal(node.alternate)]
        : []
  const report = (node, value) => {
    const line = lineOf(node.start)
    if (/[「」]/.test(value))
      failures.push(`${file}:${line} “” quote in Chinese, not 「」: ${value.trim().slice(0, 40)}`)
    if (chinese.test(value) && !marked.has(node.start) && !excused.has(line)) {
      failures.push(`${file}:${line} Chinese text outside t() or text(): ${value.trim().slice(0, 40)}`)
    }
  }
  new Visitor({
    CallExpression(node) {
      if (node.callee.type !== 'Identifier' || !['t', 'text'].includes(node.callee.name)) return
      for (const argument of literal(node.arguments[0])) {
        marked.add(argument.start)
        if (chineseMarks.test(argument.value)) used.set(argument.value, `${file}:${lineOf(argument.start)}`)
      }
    },
    Literal(node) {
      if (typeof node.value === 'string') report(node, node.value)
    },
    TemplateElement(node) {
      report(node, node.value.raw)
    },
    JSXText(node) {
      report(node, node.value)
    },
  }).visit(program)
}

for (const file of files('src', (name) => /\.tsx?$/.test(name) && !/\.(test|test-d|generated)\.tsx?$/.test(name)))
  readTexts(file)

const english = new Map()
for (const file of files('src', (name) => name === 'en.json')) {
  const entries = JSON.parse(readFileSync(file, 'utf8'))
  for (const [key, value] of Object.entries(entries)) {
    const before = english.get(key)
    if (before && before.value !== value) failures.push(`${file}: "${key}" reads otherwise in ${before.file}`)
    if (chinese.test(value) || value === '') failures.push(`${file}: "${key}" is not English: ${value}`)
    for (const fault of faultsOf(value)) failures.push(`${file}: ${fault}: ${value}`)
    if (lacksCommission(key, value)) failures.push(`${file}: "${key}" has {commission}, its English has not: ${value}`)
    english.set(key, { value, file })
  }
}
for (const [key, location] of used) if (!english.has(key)) failures.push(`${location} has no English: ${key}`)
for (const [key, { file }] of english)
  if (chinese.test(key) && !used.has(key)) failures.push(`${file}: nothing says "${key}" any more`)

for (const file of files('src', (name) => name === 'zh.json')) {
  const chineseTexts = JSON.parse(readFileSync(file, 'utf8'))
  const englishTexts = JSON.parse(readFileSync(file.replace(/zh\.json$/, 'en.json'), 'utf8'))
  const zh = Object.keys(chineseTexts)
  const en = Object.keys(englishTexts)
  for (const key of zh) {
    for (const text of fixedCommissionNames(file, chineseTexts[key]))
      failures.push(`${file}: ${key} writes the commission's name down: say {commission}: ${text}`)
    if (lacksCommission(chineseTexts[key], englishTexts[key] ?? ''))
      failures.push(`${file}: ${key} has {commission}, its English has not`)
  }
  for (const key of zh.filter((text) => !en.includes(text))) failures.push(`${file}: ${key} has no English`)
  for (const key of en.filter((text) => !zh.includes(text) && !chinese.test(text)))
    failures.push(`${file}: ${key} has no Chinese`)
}

for (const failure of failures) process.stderr.write(`${failure}\n`)
process.stdout.write(`texts: ${used.size} used, ${english.size} in English, ${failures.length} to mend\n`)
process.exit(failures.length > 0 ? 1 : 0)
