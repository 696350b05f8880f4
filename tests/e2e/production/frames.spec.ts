/** Browser tests of the government portal's header and footer from another origin. */
import { expect, type Page, test } from '@playwright/test'
import { heading } from '../support'
import { enterAs, hang } from './support'

const frame = (page: Page) => page.getByTitle('政务服务门户页头')
const ownHeader = (page: Page) => page.locator('header p', { hasText: '科技创新管理服务平台' })

test.describe('the government portal’s header and footer from another origin', () => {
  test('are shown without violating the page’s Content-Security-Policy', async ({ page }) => {
    const refused: string[] = []
    page.on('console', (line) => {
      if (line.text().includes('Content Security Policy')) refused.push(line.text())
    })
    await page.route('http://government.test/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h2>Government portal</h2>' }),
    )
    await enterAs(page, 'researcher', '/zwdt/my-project')
    await expect(frame(page).contentFrame().getByText('Government portal')).toBeVisible()
    await expect(page.getByTitle('政务服务门户页脚').contentFrame().getByText('Government portal')).toBeVisible()
    await expect(heading(page, '我的项目')).toBeVisible()
    expect(refused).toEqual([])
  })

  test('are replaced by the portal’s own when they cannot be reached', async ({ page }) => {
    await page.route('http://government.test/**', (route) => route.abort('connectionrefused'))
    await enterAs(page, 'researcher', '/zwdt/my-project')
    await expect(ownHeader(page)).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await expect(frame(page)).toHaveCount(0)
  })

  test('are replaced as well when they never answer', async ({ page }) => {
    await page.route('http://government.test/**', hang)
    await enterAs(page, 'researcher', '/zwdt/my-project')
    await expect(ownHeader(page)).toBeVisible({ timeout: 12_000 })
    await expect(frame(page)).toHaveCount(0)
  })
})
