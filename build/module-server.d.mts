import type { ViteDevServer } from 'vite'

export declare function createModuleServer(): Promise<ViteDevServer>
