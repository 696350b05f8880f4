/**
 * After a build: refuses what the oldest supported browsers lack (`browserslist` in package.json), in the scripts of
 * the build, the portal's and its packages' alike, and in the portal's style sheets. What may stay is in
 * browsers-accepted.json, each with its reason.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { transform } from 'lightningcss'
import { parseSync } from 'oxc-parser'
import { styleTargets } from '../build/browsers.mjs'
import { usesOfStyles } from './browser-css.mjs'
import { featuresAboveFloor } from './browser-floor.mjs'
import { usesOf } from './browser-uses.mjs'

const folder = process.argv[2] ?? 'dist'
const read = (file) => readFileSync(file, 'utf8')
/** `pages`: what index.html adds before any script, so that only workers must do without. */
const { pages, accepted } = JSON.parse(read(new URL('browsers-accepted.json', import.meta.url)))
const features = featuresAboveFloor()

/** The files that use a feature, by its name and the browsers that lack it. */
const found = new Map()
function note(file, uses) {
  for (const use of uses) {
    const isInPage = !/worker/i.test(file)
    if (isInPage && pages.includes(nameOf(use))) continue
    found.set(use, [...(found.get(use) ?? []), file])
  }
}
const nameOf = (use) => use.replace(/ \([^)]*\)$/, '')
const filesIn = (root, ending) =>
  readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith(ending))

const scripts = filesIn(folder, '.js')
if (scripts.length === 0) throw new Error(`${folder} holds no script: build first`)
for (const file of scripts) note(file, usesOf(parseSync(file, read(`${folder}/${file}`)).program, features))
for (const file of filesIn('src', '.css')) {
  const { code } = transform({ filename: file, code: readFileSync(`src/${file}`), targets: styleTargets })
  note(`src/${file}`, usesOfStyles(code.toString()))
}

const used = new Set([...found.keys()].map(nameOf))
const refused = [...found].filter(([use]) => !Object.hasOwn(accepted, nameOf(use)))
const unused = Object.keys(accepted).filter((name) => !used.has(name))
for (const [use, files] of refused) console.error(`${use}\n    ${files.slice(0, 5).join('\n    ')}`)
for (const name of unused) console.error(`browsers-accepted.json: nothing uses ${name} any more`)
if (refused.length + unused.length > 0) process.exit(1)
console.log(
  `Browsers: ${scripts.length} scripts and the style sheets use nothing that ${Object.keys(accepted).length} accepted names do not cover.`,
)
