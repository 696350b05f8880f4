/** Tests of the site's names, hotline and record numbers, as a build sets them. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const built = async (env: Record<string, string>) => {
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value)
  return import('./site')
}

beforeEach(() => vi.resetModules())
afterEach(() => vi.unstubAllEnvs())

it('a build without settings has the names of the specification, no hotline and no record numbers', async () => {
  const site = await built({ VITE_HOTLINE: ' ', VITE_HOTLINE_HOURS: '' })
  expect([site.siteName, site.siteShortName, site.commissionName]).toEqual([
    ...['科技创新管理服务平台', '科技管理平台', '市科学技术委员会'],
  ])
  expect([site.hotline, site.hotlineHours, site.records, site.contact()]).toEqual([null, null, [], '市科学技术委员会'])
})

it('a town’s settings stand in their places, and texts name its commission', async () => {
  const site = await built({
    ...{ VITE_PORTAL_NAME: ' 某市科技平台 ', VITE_PORTAL_SHORT_NAME: '科技', VITE_COMMISSION_NAME: '某市科技局' },
    ...{
      VITE_HOTLINE: '021-1',
      VITE_HOTLINE_HOURS: '工作日',
      VITE_ICP_RECORD: '沪ICP备1号',
      VITE_POLICE_RECORD: '沪公网安备2号',
    },
  })
  const { t } = await import('../i18n/i18n')
  expect([site.siteName, site.siteShortName, t('由{commission}决定')]).toEqual([
    ...['某市科技平台', '科技', '由某市科技局决定'],
  ])
  expect([site.hotline, site.hotlineHours, site.contact()]).toEqual(['021-1', '工作日', '服务热线 021-1'])
  expect(site.records).toEqual([
    { number: '沪ICP备1号', href: 'https://beian.miit.gov.cn/' },
    { number: '沪公网安备2号', href: 'https://beian.mps.gov.cn/' },
  ])
})
