/** Browser test that a build without any single plugin still works. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { makeTemporaryFolder, removeTemporaryFolder } from '../../../build/temporary-folder.mjs'
import { inFolder, inOneBuild } from '../plugins-left-out.mjs'
import { startServed } from '../served'
import { signInOnScreen } from './support'

/** The plugins that are not left out in `folder.spec.ts`, together; `LEFT_OUT=all` tries each alone. */
const builds = process.env.LEFT_OUT === 'all' ? [...inFolder, ...inOneBuild].map((name) => [name]) : [inOneBuild]

/** Builds the portal without some plugins. */
async function build(names: readonly string[], folder: string): Promise<void> {
  const words = ['node_modules/vite/bin/vite.js', 'build', '--outDir', folder, '--emptyOutDir', '--logLevel', 'error']
  const env = { ...process.env, BUILD_WITHOUT: names.join() }
  const [code] = await once(spawn(process.execPath, words, { env, stdio: 'inherit' }), 'exit')
  expect(code).toBe(0)
}

for (const names of builds) {
  test(`a build without ${names.join(', ')} signs in and shows home and a list`, async ({ page }) => {
    test.setTimeout(180_000)
    const folder = makeTemporaryFolder('left-out')
    const dist = join(folder, 'dist')
    await build(names, dist)
    const { address, stop } = await startServed(dist)
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(String(error)))
    try {
      await page.goto(`${address}/user/login`)
      await signInOnScreen(page, 'researcher')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.goto(`${address}/my-project`)
      await expect(page.getByRole('table').first()).toBeVisible()
      expect(errors).toEqual([])
    } finally {
      await stop()
      removeTemporaryFolder(folder)
    }
  })
}
