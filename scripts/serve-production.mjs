/**
 * Builds the portal for production, with the government portal's frames at another origin, and serves it to the real-browser tests as
 * `npm run serve` does; a call that brings another login's cookie than its header says is refused, as some gateways do.
 */
import { mkdtempSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { buildServer, serverFile } from './build-server.mjs'

const outDir = 'dist-e2e'
process.env.VITE_GOVERNMENT_HEADER_URL = 'http://government.test/header.html'
process.env.VITE_GOVERNMENT_FOOTER_URL = 'http://government.test/footer.html'
process.env.VITE_ERROR_REPORT_URL = 'http://errors.test/report'
await build({ build: { outDir }, logLevel: 'error' })
// Once more, for a folder of a site (`folder.spec.ts`).
process.env.BASE_PATH = '/portal'
await build({ build: { outDir: 'dist-folder' }, logLevel: 'error' })
await buildServer()
await import('./sweep-addresses.mjs')
// The government portal, which the tests' Chromium finds at this port (`playwright.config.ts`): a line of its own in each frame.
createServer((_, answer) =>
  answer.setHeader('Content-Type', 'text/html; charset=utf-8').end('<!doctype html><title>门户</title><p>政务服务门户'),
).listen(Number(process.env.PORT) + 1)

const data = mkdtempSync(join(tmpdir(), 'production-'))
process.argv.push('--dist', outDir, '--data', data, '--port', process.env.PORT, '--strict-cookie')
await import(serverFile)
