/** Vite config of the form bench: one production build per peer, with the portal's own React, antd and Vite. */
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const peer = process.env.PEER ?? 'ours'

/** One production build a peer, with the portal's own React, antd and Vite. */
export default defineConfig({
  root: here(`peers/${peer}`),
  // A form is served in a folder; an app of its own addresses has the site for itself.
  base: peer.startsWith('inside') ? '/' : './',
  plugins: [react()],
  resolve: {
    alias: { '@': here('../src') },
    dedupe: ['react', 'react-dom', 'antd', 'dayjs'],
  },
  build: {
    outDir: here(`dist/${peer}`),
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 5000,
    // One file for what is there at first, as in the portal's own build.
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: { codeSplitting: { groups: [{ name: 'entry', tags: ['$initial'] }] } },
    },
  },
  logLevel: 'warn',
})
