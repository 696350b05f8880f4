/**
 * What a build was made of: a key over its sources and settings that lies in its folder. A build is used again as long as both are the same,
 * whatever the clocks of the files say, and never longer.
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const here = fileURLToPath(new URL('..', import.meta.url))

const always = ['src', 'build', 'codegen.ts', 'package.json', 'package-lock.json', 'tsconfig.json']
/** What is read for a build, by what is built. */
const sources = {
  portal: [...always, 'public', 'index.html', 'vite.config.ts'],
  demo: [...always, 'public', 'index.html', 'vite.config.ts', 'mocks'],
  server: [...always, 'mocks', 'deploy/security-headers.mjs'],
}

/** Settings of a build, as `.env.example` has them; the files of Vite's settings are read beside the sources. */
const isSetting = (name) => /^VITE_|^BASE_PATH$|^BUILD_(ID|WITHOUT)$/.test(name)
const isTest = (name) => /\.test(-d)?\.tsx?$/.test(name)

function* filesIn(root, path) {
  if (!existsSync(join(root, path))) return
  if (!statSync(join(root, path)).isDirectory()) yield path
  else
    for (const name of readdirSync(join(root, path)).toSorted())
      if (!isTest(name)) yield* filesIn(root, `${path}/${name}`)
}

/**
 * The key of what would be built now.
 * @param what `portal`, for production; `demo`, with the embedded backend; or `server`, the embedded backend for Node
 * @param env the settings
 * @param root where the sources lie
 */
export function keyOf(what, env = process.env, root = here) {
  const hash = createHash('sha256')
  const say = (name, content) => hash.update(`${name}\n${content.length}\n`).update(content)
  const settingFiles = readdirSync(root).filter((name) => name.startsWith('.env'))
  for (const path of [...sources[what], ...settingFiles.toSorted()])
    for (const file of filesIn(root, path)) say(file, readFileSync(join(root, file)))
  for (const name of Object.keys(env).filter(isSetting).toSorted()) say(name, env[name] ?? '')
  return hash.digest('hex')
}

const keyFile = (folder) => join(folder, '.vite/build-key')

/** Notes beside a build that has just been written what it was made of. */
export function writeKey(folder, key) {
  mkdirSync(dirname(keyFile(folder)), { recursive: true })
  writeFileSync(keyFile(folder), key)
}

/** Whether a folder holds the build that would be made now. */
export function isBuilt(folder, what, env = process.env, root = here) {
  return existsSync(keyFile(folder)) && readFileSync(keyFile(folder), 'utf8') === keyOf(what, env, root)
}
