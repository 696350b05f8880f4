/** Tests of a portal in a folder of its website. */
import { afterEach, describe, expect, it, vi } from 'vitest'
import { isInBase, withBase, withoutBase } from './base-path'
import { safeRedirect } from './safe-redirect'

describe('a portal in a folder of its website', () => {
  it.each([
    ['/my-project', '/portal/my-project'],
    ['/', '/portal/'],
    ['/zwdt/mail/1?tab=2#x', '/portal/zwdt/mail/1?tab=2#x'],
    ['https://other.gov.cn/a', 'https://other.gov.cn/a'],
    ['#main', '#main'],
  ])('shows the path %s as %s in the browser', (path, site) => {
    expect(withBase(path, '/portal')).toBe(site)
    expect(withBase(path, '')).toBe(path)
  })

  it.each([
    ['/portal/my-project', '/my-project'],
    ['/portal/', '/'],
    ['/portal', '/'],
    ['/portal/zwdt', '/zwdt'],
    // Another folder that begins with the same letters.
    ['/portal-test/home', '/portal-test/home'],
  ])('reads the browser’s path %s as %s', (site, path) => {
    expect(withoutBase(site, '/portal')).toBe(path)
    expect(withoutBase(site, '')).toBe(site)
  })

  it('knows which paths are in its folder, and accepts all without a folder', () => {
    expect(['/portal', '/portal/a', '/portal-test/a', '/a'].map((path) => isInBase(path, '/portal'))).toEqual([
      true,
      true,
      false,
      false,
    ])
    expect(isInBase('/a', '')).toBe(true)
  })
})

describe('a build', () => {
  afterEach(() => {
    vi.unstubAllEnvs()
    vi.resetModules()
  })

  it.each([
    ['/portal/town/', '/portal/town', '/portal/town/'],
    ['/', '', '/'],
  ])('for %s has the folder %j, and limits its cookies to %s', async (base, folder, cookies) => {
    vi.stubEnv('BASE_URL', base)
    vi.resetModules()
    const { basePath, cookiePath } = await import('./base-path')
    expect([basePath, cookiePath]).toEqual([folder, cookies])
  })
})

const origin = 'https://kj.gov.cn'

describe('a redirect after signing in stays in the folder', () => {
  it.each([
    // As the portal writes it, and as another system of the town does.
    ['/my-project?page=2', '/my-project?page=2'],
    ['/portal/my-project?page=2', '/my-project?page=2'],
    ['https://kj.gov.cn/portal/mail/1', '/mail/1'],
    ['https://kj.gov.cn/portal', '/'],
    // Another application of the same site.
    ['https://kj.gov.cn/oa/inbox', null],
    ['https://kj.gov.cn/', null],
    ['https://kj.gov.cn/portal-test/mail', null],
    ['https://kj.gov.cn/portal/../oa/inbox', null],
    ['/portal//evil.com', null],
    ['//evil.com/portal/', null],
    ['https://evil.com/portal/', null],
    ['/my-project?redirect_url=https%3A%2F%2Fkj.gov.cn%2Foa%2F', null],
  ])('from %s to %s', (raw, target) => {
    expect(safeRedirect(raw, origin, '/portal')).toBe(target)
  })
})
