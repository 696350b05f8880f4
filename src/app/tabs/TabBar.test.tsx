/** Tests of the bar of page tabs. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { watchUnsaved } from '@/lib/events/unsaved-work'
import { renderAt } from '../../../tests/render'
import { changeLayout, resetLayout } from '../settings/layout-settings'
import { forgetTabs } from './open-tabs'

beforeEach(() => {
  forgetTabs()
  changeLayout({ multiTab: true, navigation: 'side' })
})
afterEach(resetLayout)

const bar = () => screen.findByRole('navigation', { name: '打开的页面' })
const titles = async () =>
  within(await bar())
    .getAllByRole('link')
    .map((link) => link.textContent)
const inMenu = async (name: string) =>
  within(await screen.findByRole('navigation', { name: '主菜单' })).findByRole('link', { name })
const tab = async (name: string | RegExp) => within(await bar()).getByRole('link', { name })
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

it('a tab keeps typed text and filters, and after a reload its position', async () => {
  const { user, router, leave } = await renderAt('/my-project', { as: 'researcher' })
  await heading('我的项目')
  expect(await titles()).toEqual(['我的项目'])
  expect(within(await bar()).queryByRole('button', { name: /^关闭“/ })).toBeNull()
  await user.type(screen.getByRole('textbox', { name: '关键词' }), '支架')

  await user.click(await inMenu('项目申报'))
  await heading('项目申报')
  expect(await titles()).toEqual(['我的项目', '项目申报'])
  expect(screen.queryByRole('heading', { name: '我的项目' })).toBeNull()

  await user.click(await tab('我的项目'))
  await heading('我的项目')
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: '关键词' }).value).toBe('支架')
  await user.click(screen.getByRole('button', { name: '查询' }))
  await waitFor(() => expect(router.state.location.search).toContain('%E6%94%AF%E6%9E%B6'))
  await user.click(await tab('项目申报'))
  await heading('项目申报')

  leave()
  forgetTabs()
  const again = await renderAt('/project-declare')
  expect(await titles()).toEqual(['我的项目', '项目申报'])
  await again.user.click(await tab('我的项目'))
  await heading('我的项目')
  expect(again.router.state.location.search).toContain('%E6%94%AF%E6%9E%B6')
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: '关键词' }).value).toBe('支架')
})

it('the tab menu closes the named tabs, and disables empty choices', async () => {
  const { user, router } = await renderAt('/', { as: 'researcher' })
  await user.click(await inMenu('项目申报'))
  await heading('项目申报')
  await user.click(await inMenu('我的项目'))
  await heading('我的项目')
  expect(await titles()).toEqual(['首页', '项目申报', '我的项目'])

  const choose = async (name: string, entry: string) => {
    fireEvent.contextMenu(await tab(name))
    await user.click(await screen.findByRole('menuitem', { name: entry }))
  }
  await choose('首页', '关闭左侧标签')
  expect(await screen.findByText('左侧没有标签')).toBeDefined()
  await choose('我的项目', '关闭右侧标签')
  expect(await screen.findByText('右侧没有标签')).toBeDefined()
  await choose('项目申报', '关闭左侧标签')
  await waitFor(async () => expect(await titles()).toEqual(['项目申报', '我的项目']))
  await choose('我的项目', '关闭当前标签')
  await heading('项目申报')
  expect(await titles()).toEqual(['项目申报'])
  expect(router.state.location.pathname).toBe('/project-declare')
})

it('arrow keys move, Delete closes, and unsaved work asks first', async () => {
  const { user } = await renderAt('/my-project', { as: 'researcher' })
  await heading('我的项目')
  let unsaved = true
  const stop = watchUnsaved({ unsaved: () => unsaved })
  expect(await screen.findByText('（未保存）')).toBeDefined()
  await user.click(await inMenu('项目申报'))
  await heading('项目申报')
  // The page's own watch ends with its effects; what it held is known all the same.
  stop()
  const newTab = await tab(/未保存.*我的项目/)
  ;(await tab(/项目申报$/)).focus()
  await user.keyboard('{ArrowLeft}')
  expect(document.activeElement).toBe(newTab)
  await user.keyboard('{Delete}')
  const question = await screen.findByRole('dialog', { name: /还有内容没有保存到服务器/ })
  expect(question.textContent).toContain('我的项目')
  await user.click(within(question).getByRole('button', { name: '取消' }))
  expect(await titles()).toHaveLength(2)
  unsaved = false
  newTab.focus()
  await user.keyboard('{Delete}')
  await waitFor(async () => expect(await titles()).toEqual(['项目申报']))
})
