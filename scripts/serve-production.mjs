/**
 * Builds the portal for production, with the government portal's frames at another origin, and serves it to the real-browser
 * tests, with a backend behind `/api` that executes the schemas as the embedded one does, in this process. What is tested is
 * what is shipped: none of the backend is in the build. Before it stands a gateway that reads the cookie, as the portal's own backend
 * does not: it takes a call that brings another login's cookie than its header says for a login that is over.
 */
import { Readable } from 'node:stream'
import { getResponse } from 'msw'
import { build, createServer, preview } from 'vite'

const port = Number(process.env.PORT)
const outDir = 'dist-e2e'
process.env.VITE_GOVERNMENT_HEADER_URL = 'http://government.test/header.html'
process.env.VITE_GOVERNMENT_FOOTER_URL = 'http://government.test/footer.html'
await build({ build: { outDir }, logLevel: 'error' })

const modules = await createServer({
  appType: 'custom',
  logLevel: 'error',
  optimizeDeps: { noDiscovery: true },
  server: { middlewareMode: true, hmr: false, ws: false },
})
const [{ createBackend }, { memoryBlobs }, { memoryWeather }, { createHandlers }] = await Promise.all(
  ['backend', 'blobs', 'weather', 'handlers'].map((name) => modules.ssrLoadModule(`/mocks/${name}.ts`)),
)
const handlers = createHandlers(createBackend({ blobs: memoryBlobs(), weather: memoryWeather() }))

/** Answers what the backend and the object store answer; `next` for the portal's own files. */
async function answer(request, response, next) {
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

await preview({
  build: { outDir },
  logLevel: 'error',
  plugins: [{ name: 'backend', configurePreviewServer: ({ middlewares }) => void middlewares.use(answer) }],
  preview: { port, strictPort: true },
})
