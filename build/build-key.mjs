/**
 * A key over the sources and settings of a build, stored in its folder: a build is reused while it is unchanged,
 * whatever the file times; for all builds of tests, benches and the server.
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const here = fileURLToPath(new URL('..', import.meta.url))

const always = ['src', 'build', 'codegen.ts', 'package.json', 'package-lock.json', 'tsconfig.json']
/** The sources of each build. */
const sources = {
  portal: [...always, 'public', 'index.html', 'vite.config.ts'],
  demo: [...always, 'public', 'index.html', 'vite.config.ts', 'mocks'],
  server: [...always, 'mocks', 'deploy/security-headers.mjs'],
}

/** Settings of a build as in `.env.example`; Vite's own setting files are read with the sources. */
const isSetting = (name) => /^VITE_|^BASE_PATH$|^BUILD_(COMPRESSION|ID|WITHOUT)$/.test(name)
const isTest = (name) => /\.test(-d)?\.tsx?$/.test(name)

function* filesIn(root, path) {
  if (!existsSync(join(root, path))) return
  if (!statSync(join(root, path)).isDirectory()) yield path
  else
    for (const name of readdirSync(join(root, path)).toSorted())
      if (!isTest(name)) yield* filesIn(root, `${path}/${name}`)
}

/**
 * The key of a build with the current sources and settings.
 * @param what `portal`, for production; `demo`, with the embedded backend; or `server`, the embedded backend for Node
 * @param env the settings
 * @param root the folder of the sources
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

/** Stores the key beside a new build. */
export function writeKey(folder, key) {
  mkdirSync(dirname(keyFile(folder)), { recursive: true })
  writeFileSync(keyFile(folder), key)
}

/** Whether a folder contains the build of the current sources and settings. */
export function isBuilt(folder, what, env = process.env, root = here) {
  return existsSync(keyFile(folder)) && readFileSync(keyFile(folder), 'utf8') === keyOf(what, env, root)
}
