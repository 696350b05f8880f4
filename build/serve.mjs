/**
 * `npm run serve`: builds what was made of other sources or settings, the portal into `dist/` and its server into `dist-server/`, then serves
 * both. What can be said on the command line stands in `mocks/server/arguments.ts`; wrong words are refused before the portal is built.
 */
import { existsSync } from 'node:fs'
import { argumentsFile, buildServer, serverFile } from './backend-server.mjs'
import { buildPortal } from './build-portal.mjs'

const words = process.argv.slice(2)
const keeps = (file) => words.includes('--no-build') && existsSync(file)

if (!keeps(serverFile)) await buildServer()
const { options } = (await import(argumentsFile)).readArguments(words)
if (options?.dist === 'dist' && !keeps('dist/index.html')) await buildPortal('dist')
await import(serverFile)
