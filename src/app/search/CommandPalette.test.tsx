/** Tests of the command palette and of the appearance settings in the user menu. */
import { personaUserId } from '@mocks/personas'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { backend } from '../../../tests/backend'
import { renderAt } from '../../../tests/render'
import { followSystem } from '../settings/appearance'
import { resetLayout } from '../settings/layout-settings'

afterEach(() => {
  followSystem()
  resetLayout()
})

it('the command palette finds pages by pinyin initials, own projects, guides and help, and opens them by keyboard', async () => {
  const { user, router } = await renderAt('/', { as: 'researcher' })
  await screen.findByRole('navigation', { name: '主菜单' })
  await user.keyboard('{Control>}k{/Control}')
  const field = await screen.findByRole('combobox', { name: '搜索页面、项目、人员、指南、消息、文件和帮助' })
  const found = async (query: string, option: RegExp) => {
    await user.clear(field)
    await user.type(field, query)
    return screen.findByRole('option', { name: option })
  }
  const own =
    backend.db.works.where({ kind: 'DECLARATION', creatorId: personaUserId('researcher'), state: 'RETURNED' })[0]
      ?.title ?? ''
  expect(await found(own.slice(2, 8), new RegExp(own.slice(0, 8)))).toBeDefined()
  expect(await found('DZ1200', /人工智能技术攻关项目/)).toBeDefined()
  expect(await found('怎样申报', /怎样申报项目？/)).toBeDefined()
  await user.clear(field)
  await user.type(field, '没有这样的东西')
  expect(await screen.findByText('没有找到，请换个词试试。')).toBeDefined()
  const page = await found('wdxm', /^我的项目/)
  await waitFor(() => expect(page.getAttribute('aria-selected')).toBe('true'))
  await user.keyboard('{Enter}')
  expect(await screen.findByRole('heading', { level: 1, name: '我的项目' })).toBeDefined()
  expect(router.state.location.pathname).toBe('/my-project')
})

it('the command palette finds a tab of the account settings by what it is for, and how to do things by their words', async () => {
  const { user } = await renderAt('/help', { as: 'researcher' })
  await user.keyboard('{Control>}k{/Control}')
  const field = await screen.findByRole('combobox', { name: '搜索页面、项目、人员、指南、消息、文件和帮助' })
  await user.type(field, '验收')
  expect(await screen.findByRole('option', { name: /怎样申请验收/ })).toBeTruthy()
  await user.clear(field)
  await user.type(field, '密码')
  await user.click(await screen.findByRole('option', { name: /安全设置/ }))
  expect(await screen.findByRole('heading', { level: 1, name: '安全设置' })).toBeTruthy()
})

it('the user menu enables dark theme, large text and high contrast, stores them, and resets them to the system’s', async () => {
  const { user } = await renderAt('/my-project', { as: 'researcher' })
  const choose = async (name: RegExp | string) => {
    await user.click(await screen.findByRole('button', { name: /用户菜单/ }))
    await user.click(await screen.findByRole('menuitem', { name }))
  }
  const { dataset } = document.documentElement
  await choose(/^深色主题/)
  await choose(/^大号文字/)
  await choose(/^高对比度/)
  await waitFor(() => expect(dataset).toMatchObject({ theme: 'dark', text: 'large', contrast: 'high' }))
  expect(JSON.parse(localStorage.getItem('portal_appearance') ?? '')).toEqual({
    dark: true,
    large: true,
    contrast: true,
  })
  await choose('外观跟随系统')
  await waitFor(() => expect(dataset).toMatchObject({ theme: 'light', text: 'usual', contrast: 'usual' }))
  await choose('通知和消息')
  expect(await screen.findByRole('heading', { level: 1, name: '通知' })).toBeTruthy()
})
