/** Types of `module-server.mjs` for TypeScript importers. */
import type { ViteDevServer } from 'vite'

export declare function createModuleServer(): Promise<ViteDevServer>
