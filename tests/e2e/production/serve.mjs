/**
 * Serves the production build of the real-browser tests (`tests/e2e/production-builds.mjs`) to them as `npm run serve` does; a call that brings another
 * login's cookie than its header says is refused, as some gateways do.
 */
import { createServer } from 'node:http'
import { serverFile } from '../../../build/backend-server.mjs'
import { makeTemporaryFolder } from '../../../build/temporary-folder.mjs'

await import('../production-builds.mjs')
await import('../../sweep/write-addresses.mjs')
// The government portal, which the tests' Chromium finds at this port (`playwright.config.ts`): a line of its own in each frame.
createServer((_, answer) =>
  answer.setHeader('Content-Type', 'text/html; charset=utf-8').end('<!doctype html><title>门户</title><p>政务服务门户'),
).listen(Number(process.env.PORT) + 1)

const data = makeTemporaryFolder('production')
process.argv.push('--dist', 'dist-e2e', '--data', data, '--port', process.env.PORT, '--strict-cookie')
await import(serverFile)
