/** Browser tests of the page for browsers below the floor: which one it is, what it lacks, what to do; never a word about the network. */
import type { Page } from '@playwright/test'
import { expect, test } from './test'

const chromium = (version: number, more = '') =>
  `Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${version}.0.0.0 Safari/537.36${more}`

/** The portal's own code, as a browser reads it that knows less. */
const breakCode = (page: Page) =>
  page.route('**/assets/index-*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'const value = ??? other' }),
  )

const old: Readonly<Record<string, { agent: string; says: RegExp; prepare?(page: Page): Promise<unknown> }>> = {
  '360 on Chromium 86': {
    agent: chromium(86, ' QIHU 360SE'),
    says: /当前浏览器：360 浏览器（Chrome 86），需要 Chrome 109 或以上。/,
  },
  '360 in its compatible mode': {
    agent: 'Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0; 360SE) like Gecko',
    says: /当前浏览器：360 浏览器的兼容模式（IE 内核）。.*请切换到极速模式/,
    prepare: breakCode,
  },
  'a browser that calls itself a new one': {
    agent: chromium(130),
    says: /当前浏览器：Chrome 130。缺少：structuredClone、AbortController。/,
    prepare: (page) =>
      page.addInitScript(() => {
        Reflect.deleteProperty(window, 'structuredClone')
        Reflect.deleteProperty(window, 'AbortController')
      }),
  },
  'an unknown browser that cannot read the code': {
    agent: 'Something/1.0',
    says: /当前浏览器：Something\/1\.0。不能运行：.*SyntaxError/,
    prepare: breakCode,
  },
}

for (const [name, { agent, says, prepare }] of Object.entries(old)) {
  test.describe(name, () => {
    test.use({ userAgent: agent })
    test('is told which browser it is, what it lacks and what to do', async ({ page }) => {
      await prepare?.(page)
      await page.goto('/user/login')
      const notice = page.getByRole('alert').filter({ hasText: '错误：不支持您正在使用的浏览器' })
      await expect(notice).toContainText(says)
      await expect(notice).toContainText('推荐使用 Chrome 浏览器，或 360 浏览器极速模式')
      await expect(notice).toBeInViewport({ ratio: 1 })
      await expect(page.getByText('检查网络')).toHaveCount(0)
    })
  })
}
