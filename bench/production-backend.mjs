/** A backend behind `/api` for a bench of the production build, in this process and in memory: answers as that of `npm run serve`. */
import { readFile } from 'node:fs/promises'

/**
 * Gives a middleware that answers what the backend and the object store answer; `next` for the portal's own files. `prepare` may add rows
 * to the backend first.
 */
export async function productionBackend(modules, prepare = () => undefined) {
  const names = ['backend', 'blobs', 'simulated-network', 'handlers', 'server/answer-backend', 'pdf/make-pdf']
  const [
    { createBackend },
    { memoryBlobs },
    { memoryNetworkStore },
    { createHandlers },
    { answerBackend, isBackend },
    pdf,
  ] = await Promise.all(names.map((name) => modules.ssrLoadModule(`/mocks/${name}.ts`)))
  // No server of the page's own has the fonts of documents: they are read where they lie.
  pdf.readFontsBy(async (address) => {
    const { buffer, byteOffset, byteLength } = await readFile(`${modules.config.root}${address}`)
    return buffer.slice(byteOffset, byteOffset + byteLength)
  })
  const backend = createBackend({ blobs: memoryBlobs(), network: memoryNetworkStore() })
  prepare(backend)
  const handlers = createHandlers(backend)
  return (request, response, next) => (isBackend(request.url) ? answerBackend(handlers, request, response) : next())
}
