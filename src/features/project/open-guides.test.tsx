/** Tests of the public pages of guides. */
import { screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { renderAt } from '../../../tests/render'

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })
const usual = process.env.TZ
afterEach(() => {
  process.env.TZ = usual
})

describe('guides without signing in', () => {
  it('are listed at a public address, searchable, and readable completely', async () => {
    const { user, router } = await renderAt('/guides')
    await heading('申报指南')
    await user.type(await screen.findByRole('textbox', { name: '关键词' }), '人工智能')
    await user.click(screen.getByRole('button', { name: '查询' }))
    const guide = await screen.findByRole('link', { name: /^\d+年度.*人工智能技术攻关项目/ })
    await user.click(guide)
    await heading(/人工智能技术攻关项目/)
    expect(router.state.location.pathname).toMatch(/^\/guides\/guide-/)
    expect(screen.getByRole('heading', { name: '申报须知' })).toBeTruthy()
    const { pathname } = router.state.location
    expect(screen.getByRole('link', { name: '登录后开始申报' }).getAttribute('href')).toBe(
      `/user/login?redirect=${encodeURIComponent(pathname)}`,
    )
  })

  it('an unknown guide shows an explanation with a link to the list', async () => {
    await renderAt('/guides/nothing')
    expect(await screen.findByText('没有找到这份指南')).toBeTruthy()
    expect(screen.getByRole('link', { name: '返回指南列表' }).getAttribute('href')).toBe('/guides')
  })

  it('in London, a page says once that its times are Beijing’s', async () => {
    process.env.TZ = 'Europe/London'
    const { user } = await renderAt('/guides')
    await user.click((await screen.findAllByRole('link', { name: /^\d+年度/ }))[0] as HTMLElement)
    const facts = within(await screen.findByRole('complementary', { name: '指南信息' }))
    expect(facts.getAllByText(/^\d{4}-\d\d-\d\d \d\d:\d\d$/)).toHaveLength(3)
    expect(screen.getByText('时间均为北京时间。')).toBeTruthy()
  })

  it('the specification’s addresses require the sign-in', async () => {
    const { router } = await renderAt('/project-declare')
    await heading('登录')
    expect(router.state.location.search).toBe('?redirect=%2Fproject-declare')
  })
})

describe('starting to declare', () => {
  it('asks a new user, who may read, for certification and unit', async () => {
    const { user, router } = await renderAt(`/guides/guide-${`${new Date().getFullYear()}`.slice(2)}DZ1200`, {
      as: 'newResearcher',
    })
    await heading(/人工智能技术攻关项目/)
    expect(screen.getByRole('button', { name: '申请关联单位' })).toBeTruthy()
    await user.click(screen.getByRole('link', { name: '去实名认证' }))
    await screen.findByRole('button', { name: '提交实名认证' })
    expect(router.state.location.pathname).toBe('/account/settings/security')
  })

  it('leads an eligible user to the conditions and the start', async () => {
    const { user, router } = await renderAt(`/guides/guide-${`${new Date().getFullYear()}`.slice(2)}DZ1200`, {
      as: 'researcher',
    })
    await user.click(await screen.findByRole('link', { name: '去申报' }))
    expect(await screen.findByRole('heading', { name: '申报条件' })).toBeTruthy()
    expect(router.state.location.pathname).toMatch(/^\/project-declare\//)
  })
})
