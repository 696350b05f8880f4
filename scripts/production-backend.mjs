/**
 * A backend behind `/api` for a production build, in this process: it executes the schemas as the embedded one does, so that what is
 * served is what is shipped. Before it stands a gateway that reads the cookie, as the portal's own backend does not: it takes a
 * call that brings another login's cookie than its header says for a login that is over.
 */
import { Readable } from 'node:stream'
import { getResponse } from 'msw'
import { createServer } from 'vite'

/** Loads modules of the portal (`/mocks/backend.ts`) as they are written. */
export async function portalModules() {
  return createServer({
    appType: 'custom',
    logLevel: 'error',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, hmr: false, ws: false },
  })
}

/** Gives a middleware that answers what the backend and the object store answer; `next` for the portal's own files. */
export async function productionBackend(modules) {
  const [{ createBackend }, { memoryBlobs }, { memoryWeather }, { createHandlers }] = await Promise.all(
    ['backend', 'blobs', 'weather', 'handlers'].map((name) => modules.ssrLoadModule(`/mocks/${name}.ts`)),
  )
  const handlers = createHandlers(createBackend({ blobs: memoryBlobs(), weather: memoryWeather() }))
  return async (request, response, next) => {
    const { method, headers, url } = request
    if (!/^\/(api|object-storage)\//.test(url)) return next()
    const body = method === 'GET' ? undefined : Readable.toWeb(request)
    const cookie = /(?:^|; )portal_token=([^;]+)/.exec(headers.cookie ?? '')?.[1]
    if (cookie && headers.authorization && headers.authorization !== `Bearer ${cookie}`) {
      response.writeHead(402).end('{}')
      return
    }
    const asked = new Request(`http://${headers.host}${url}`, { method, headers, body, duplex: 'half' })
    const given = (await getResponse(handlers, asked)) ?? new Response(null, { status: 404 })
    response.writeHead(given.status, Object.fromEntries(given.headers))
    response.end(Buffer.from(await given.arrayBuffer()))
  }
}
