/** A sign-out where typed text cannot be sealed (an older gateway gives no key): the person chooses to go back or to delete it. */

import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { currentSession, setSession } from '@/session/session'
import { readToken } from '@/session/token'
import { renderAt } from '../../../tests/render'
import { storedDrafts } from '../../../tests/stored-drafts'
import { replaceBrowser } from '../entry-browser'

const typed = '未保存的子课题名称'
let restore = () => {}
afterEach(() => restore())

it.each([
  ['goes back: nothing has changed, and what is typed then is stored too', '返回', true],
  ['deletes it: nothing of it stays, and the login ends', '删除并注销登录', false],
])('the person %s', async (_case, choice, stays) => {
  const loadAnew = vi.fn()
  restore = replaceBrowser({ replace: vi.fn(), loadAnew })
  const { user } = await renderAt('/my-project/bind-subproject', { as: 'researcher' })
  const session = currentSession() ?? expect.fail('nobody is signed in')
  setSession({ ...session, user: { ...session.user, sealingKey: null } })
  const field = await screen.findByRole('textbox', { name: /^项目名称/ })
  fireEvent.change(field, { target: { value: typed } })
  await waitFor(async () => expect(await storedDrafts()).toContain(typed))
  await user.click(await screen.findByRole('button', { name: /，用户菜单$/ }))
  await user.click(await screen.findByRole('menuitem', { name: '注销登录' }))
  const first = await screen.findByRole('dialog', { name: '真的要注销登录吗 ?' })
  await user.click(within(first).getByRole('button', { name: '注销登录' }))
  // antd gives all dialogs of a test one id, so the second has the first one's name here.
  const [title] = await screen.findAllByText('还有 1 项内容没有保存')
  const question = title?.closest<HTMLElement>('[role="dialog"]') ?? expect.fail('no question')
  await user.click(within(question).getByRole('button', { name: choice }))
  if (stays) {
    // Until the drafts are open again, nothing is written.
    await waitFor(async () => {
      fireEvent.change(field, { target: { value: `${typed}，补充${Math.random()}` } })
      await new Promise((resolve) => setTimeout(resolve, 300))
      expect(await storedDrafts()).toContain(`${typed}，补充`)
    })
  } else await waitFor(() => expect(loadAnew).toHaveBeenCalledOnce())
  expect(loadAnew).toHaveBeenCalledTimes(stays ? 0 : 1)
  expect(readToken() !== undefined).toBe(stays)
  expect((await storedDrafts()).includes(typed)).toBe(stays)
})
