/** Tests of the footer of the main layout. */
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

/** The footer of a portal with these settings, and no others. */
async function footerWith(env: Record<string, string>): Promise<HTMLElement> {
  for (const name of ['VITE_HOTLINE', 'VITE_HOTLINE_HOURS']) vi.stubEnv(name, '')
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value)
  vi.resetModules()
  const { Footer } = await import('./Footer')
  render(<Footer />)
  return screen.getByRole('contentinfo')
}

beforeEach(() => {
  document.head.innerHTML = '<meta name="portal-version" content="1.2.3+abc">'
})
afterEach(() => {
  cleanup()
  document.head.innerHTML = ''
})

it('the footer shows the portal’s version in its title', async () => {
  await footerWith({})
  expect(screen.getByTitle('版本 1.2.3+abc').textContent).toContain('版权所有')
})

it('the footer shows the configured hotline, hours, owner and record numbers with links', async () => {
  const footer = await footerWith({
    VITE_HOTLINE: '0574-65212345',
    VITE_HOTLINE_HOURS: '每天 8:00—20:00',
    VITE_COMMISSION_NAME: '宁海县科学技术局',
    VITE_ICP_RECORD: '浙ICP备05012345号',
  })
  expect(footer.textContent).toBe(
    '服务热线（每天 8:00—20:00） 0574-65212345© 宁海县科学技术局 版权所有浙ICP备05012345号',
  )
  expect(screen.getByRole('link', { name: '0574-65212345' }).getAttribute('href')).toBe('tel:0574-65212345')
  const { t } = await import('@/lib/i18n/i18n')
  expect(t('通过后提交{commission}，单位不能再退回。')).toBe('通过后提交宁海县科学技术局，单位不能再退回。')
  expect(screen.getByRole('link', { name: '浙ICP备05012345号' }).getAttribute('href')).toContain('beian.miit.gov.cn')
})

it('unconfigured parts are hidden, and texts name the commission instead of the hotline', async () => {
  const footer = await footerWith({})
  expect(footer.textContent).toBe('© 市科学技术委员会 版权所有')
  expect(screen.queryByRole('link')).toBeNull()
  const { contact } = await import('@/lib/site/site')
  expect(contact()).toBe('市科学技术委员会')
})
