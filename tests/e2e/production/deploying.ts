/**
 * A server in front of the production build that deploys another version while pages are open, for
 * `new-version.spec.ts`.
 */
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A file of the build, by the name it has in other files: `page-1a2B3c4d.js`. */
const buildFile = /[\w.-]+-[\w-]{8}\.(?:js|css)\b/g
/** Suffix of file names in a later build. */
const mark = '.later'
const later = (name: string) => name.replace(/\.(js|css)$/, `${mark}.$1`)
const textual = /html|javascript|css|json/

/**
 * The server under test on an origin of its own, where another version can be deployed while pages are open: from then on every file of the
 * build has another name, those with the former names are gone, and the worker and `version.json` are another build's.
 * @param behind origin of the server under test
 */
export async function startDeploying(behind: string) {
  let deployed = false

  async function serve(asked: IncomingMessage, response: ServerResponse) {
    const path = asked.url ?? '/'
    if (deployed && path.startsWith('/assets/') && !path.includes(mark)) return void response.writeHead(404).end()
    const ours = !path.startsWith('/api/') && !path.startsWith('/object-storage/')
    const { 'if-none-match': _, 'if-modified-since': __, ...requestHeaders } = asked.headers
    const headers = ours ? { ...requestHeaders, 'accept-encoding': 'identity' } : asked.headers
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      const { hostname, port } = new URL(behind)
      const sent = request({ hostname, port, path: path.replace(mark, ''), method: asked.method, headers }, resolve)
      asked.pipe(sent.on('error', reject))
    })
    const { 'content-length': ___, ...responseHeaders } = answer.headers
    if (!ours || !deployed || !textual.test(responseHeaders['content-type'] ?? '')) {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      return void answer.pipe(response)
    }
    const parts: Buffer[] = []
    for await (const part of answer) parts.push(part)
    const text = Buffer.concat(parts)
      .toString()
      .replace(buildFile, later)
      // The policy names inline scripts by their digests, and those hold names of files.
      .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '')
      .replace(/("version":"|name="portal-version" content=")/, '$199.')
      .replace('"build":"', '"build":"later')
    response.writeHead(answer.statusCode ?? 502, responseHeaders)
    response.end(asked.method === 'HEAD' ? undefined : text)
  }

  const server = createServer((request, response) => {
    serve(request, response).catch(() => response.destroy())
  })
  await new Promise<void>((done) => server.listen(0, 'localhost', done))
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    deploy() {
      deployed = true
    },
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}
