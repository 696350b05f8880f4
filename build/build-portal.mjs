/** Builds the portal, unless the folder holds a build of the same sources and settings. */
import { isBuilt } from './build-key.mjs'
import { runWith } from './run-parts.mjs'

/**
 * @param folder where the build goes
 * @param settings environment variables beside those of this process (`.env.example`)
 * @param mode `production`, or `demo` for the portal with the embedded backend
 */
export async function buildPortal(folder, settings = {}, mode = 'production') {
  const env = { ...process.env, ...settings }
  if (isBuilt(folder, mode === 'demo' ? 'demo' : 'portal', env)) return
  process.stdout.write(`Building ${folder} …\n`)
  // In a process of its own, because settings are the process's.
  await runWith(settings, 'vite', 'build', '--mode', mode, '--outDir', folder, '--emptyOutDir', '--logLevel', 'warn')
}
