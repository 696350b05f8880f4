/**
 * Builds the portal for production, with the government portal's frames at another origin, and serves it to the real-browser
 * tests with its backend in this process.
 */
import { build, preview } from 'vite'
import { portalModules, productionBackend } from './production-backend.mjs'

const port = Number(process.env.PORT)
const outDir = 'dist-e2e'
process.env.VITE_GOVERNMENT_HEADER_URL = 'http://government.test/header.html'
process.env.VITE_GOVERNMENT_FOOTER_URL = 'http://government.test/footer.html'
await build({ build: { outDir }, logLevel: 'error' })

const answer = await productionBackend(await portalModules())
await preview({
  build: { outDir },
  logLevel: 'error',
  plugins: [{ name: 'backend', configurePreviewServer: ({ middlewares }) => void middlewares.use(answer) }],
  preview: { port, strictPort: true },
})
