/**
 * `npm run serve`: builds what is older than its sources, the portal into `dist/` and its server into `dist-server/`, then serves
 * both (`--build-only`: does not). What can be said on the command line stands in `mocks/server/arguments.ts`; wrong words are refused before the portal is built.
 */
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { argumentsFile, buildServer, serverFile } from './build-server.mjs'

/** When the newest of some files and folders was written. */
function newest(...paths) {
  const times = paths
    .filter((path) => existsSync(path))
    .map((path) => {
      const known = statSync(path)
      return known.isDirectory() ? newest(...readdirSync(path).map((name) => join(path, name))) : known.mtimeMs
    })
  return Math.max(0, ...times)
}

const buildOnly = process.argv.includes('--build-only')
const words = process.argv.slice(2).filter((word) => word !== '--build-only')
const rebuilds = !words.includes('--no-build')
const settings = ['package-lock.json', '.env', '.env.local', '.env.production', '.env.production.local']
const older = (file, ...sources) => !existsSync(file) || (rebuilds && newest(file) < newest(...sources, ...settings))

if (older(serverFile, 'src', 'mocks', 'scripts')) await buildServer()
const { options } = (await import(argumentsFile)).readArguments(words)
if (options?.dist === 'dist' && older('dist/index.html', 'src', 'public', 'scripts', 'index.html', 'vite.config.ts')) {
  console.log('Building the portal …')
  await build({ logLevel: 'warn' })
}
if (!buildOnly) await import(serverFile)
