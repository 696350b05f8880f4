/** Writes every page of the route tree for the sweeps in a real browser, which cannot read the tree themselves. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { createModuleServer } from '../../build/module-server.mjs'

const modules = await createModuleServer()
const [{ sweptPages, everyPermission }, { sweptRoutes }, { backendForTest }] = await Promise.all(
  ['/tests/sweep/addresses.ts', '/tests/sweep/tree.ts', '/mocks/resolvers/ask-as.ts'].map((file) =>
    modules.ssrLoadModule(file),
  ),
)
const pages = await sweptPages(backendForTest(), sweptRoutes)
mkdirSync('test-results', { recursive: true })
writeFileSync('test-results/swept-pages.json', JSON.stringify({ pages, permissions: everyPermission(sweptRoutes) }))
await modules.close()
