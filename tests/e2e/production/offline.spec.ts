/** Browser tests of reviewing offline with the service worker. */
import { expect, type Page, test } from '@playwright/test'
import { heading } from '../support'
import { enterAs } from './support'

test.use({ serviceWorkers: 'allow' })

/** How many files of the reviewer's desk, by the service worker's list, are not cached yet. */
const missingFiles = (page: Page) =>
  page.evaluate(async () => {
    const worker = await (await fetch('/offline-worker.js')).text()
    const desk: string[] = JSON.parse(/"desk":(\[[^\]]*\])/.exec(worker)?.[1] ?? '[]')
    const cached = await Promise.all(desk.map((file) => caches.match(file)))
    return desk.length === 0 ? -1 : cached.filter((response) => !response).length
  })

const cachedAddresses = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const cached = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return cached.flat().map(({ url }) => new URL(url).pathname)
  })

/** Whether a response is cached on the device, by the beginning of its key. */
const isCached = (page: Page, key: string) =>
  page.evaluate(async (begin) => {
    const name = 'portal-kept-answers'
    // Opening it before the portal does would make it without its store.
    if (!(await indexedDB.databases()).some((database) => database.name === name)) return false
    return await new Promise<boolean>((resolve, reject) => {
      const opened = indexedDB.open(name)
      opened.onerror = () => reject(opened.error)
      opened.onsuccess = () => {
        const keys = opened.result.transaction('answers').objectStore('answers').getAllKeys()
        keys.onerror = () => reject(keys.error)
        keys.onsuccess = () => {
          opened.result.close()
          resolve(keys.result.some((stored) => Array.isArray(stored) && String(stored[1]).startsWith(begin)))
        }
      }
    })
  }, key)

test('a reviewer reloads the review list offline, opens a proposal read before, and scores it', async ({
  page,
  context,
}) => {
  await enterAs(page, 'expert', '/expert/review/review-tech-2')
  const form = page.getByRole('region', { name: '评审表' })
  await expect(form.getByRole('radiogroup').first()).toBeVisible()
  // The screen does not wait for the device.
  await expect.poll(() => isCached(page, 'review/')).toBe(true)
  await page.goto('/expert/review')
  await expect(page.getByRole('region', { name: '技术攻关项目网评（第一组）' })).toBeVisible()
  await expect.poll(() => isCached(page, 'reviews/')).toBe(true)
  await expect.poll(() => missingFiles(page), { timeout: 30_000 }).toBe(0)
  for (const address of await cachedAddresses(page)) expect(address).not.toMatch(/^\/api/)

  await context.setOffline(true)
  await page.reload()
  await expect(heading(page, '评审工作台')).toBeVisible()
  await expect(page.getByText('暂时连不上服务器，显示的是本机', { exact: false })).toBeVisible()
  await page.goto('/expert/review/review-tech-2')
  const score = form.getByRole('radiogroup', { name: /^经费预算合理性/ })
  // Chooses another score than the current one, whatever an earlier run left.
  const isScored = await score.getByRole('radio', { name: /^2 / }).isChecked()
  const total = form.getByText(isScored ? '总分 64' : '总分 66')
  await score.getByRole('radio', { name: isScored ? /^1 / : /^2 / }).check()
  await expect(total).toBeVisible()
  await expect(form.getByText('仅存于本机，会自动重试')).toBeVisible()
  await page.reload()
  await expect(total).toBeVisible()

  await context.setOffline(false)
  await expect(form.getByText(/已保存 \d/)).toBeVisible({ timeout: 20_000 })
})

test('nothing is cached before signing in, and a service worker whose file is gone removes itself with its caches', async ({
  page,
}) => {
  await page.goto('/user/login')
  await expect(page.getByRole('button', { name: '登录', exact: true })).toBeVisible()
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
  await enterAs(page, 'expert', '/expert/review')
  await expect.poll(() => cachedAddresses(page), { timeout: 30_000 }).toContain('/index.html')
  await page.route('**/offline-worker.js', (route) => route.fulfill({ status: 404 }))
  await page.reload()
  await expect.poll(() => cachedAddresses(page), { timeout: 30_000 }).toEqual([])
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
  await page.reload()
  await expect(heading(page, '评审工作台')).toBeVisible()
})
