/** Tests of the help centre and the legal pages. */
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { switchLanguage } from '@/app/entry-language'
import { renderAt } from '../../../tests/render'

afterEach(() => switchLanguage('zh'))

const answer = (title: string) => screen.getByText(title).closest('details') as HTMLDetailsElement

it('help explains to every user how to declare, who sees what, deadlines and states', async () => {
  await renderAt('/help#states')
  await screen.findByRole('heading', { level: 1, name: '帮助中心' })
  for (const title of ['怎样申报项目？', '谁能看到我的申报书？', '截止时间怎么算？']) expect(answer(title)).toBeTruthy()
  const states = answer('申报书的各种状态是什么意思？')
  expect(states.open).toBe(true)
  expect(within(states).getByText('待单位审核').closest('div')?.textContent).toContain('您可以撤回修改')
})

it('help finds answers by their text and by pinyin', async () => {
  const { user } = await renderAt('/help')
  const search = await screen.findByRole('searchbox', { name: '搜索帮助' })
  await user.type(search, '撤回')
  expect(await screen.findByText('提交后还能修改吗？')).toBeTruthy()
  expect(screen.queryByText('怎样关联单位？')).toBeNull()
  await user.clear(search)
  await user.type(search, 'smrz')
  await waitFor(() => expect(screen.getByText('实名认证要到哪一级？')).toBeTruthy())
  expect(answer('实名认证要到哪一级？').open).toBe(true)
})

it('help opens from the header with one click, and keeps the user’s menu', async () => {
  const { user, router } = await renderAt('/', { as: 'researcher' })
  await user.click(await screen.findByRole('button', { name: '帮助中心' }))
  await user.click(await screen.findByRole('link', { name: '打开帮助中心' }))
  await screen.findByRole('heading', { level: 1, name: '帮助中心' })
  expect(router.state.location.pathname).toBe('/help')
  expect(screen.getByRole('navigation', { name: '主菜单' })).toBeTruthy()
})

it('help is available in English', async () => {
  await switchLanguage('en')
  await renderAt('/help')
  await screen.findByRole('heading', { level: 1, name: 'Help centre' })
  expect(screen.getByRole('main').textContent).not.toMatch(/\p{Script=Han}/u)
})
