import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { backend } from '../../../tests/backend'
import { renderAt } from '../../../tests/render'

const bell = (unread: number) => screen.findByRole('button', { name: `通知和消息，${unread} 条未读` })
const inboxUnread = () =>
  backend.db.messages.where((one) => one.userId === 'user-researcher' && !one.read && one.contentType !== 'TODO')

/** antd gives all dialogs of a test one id, so that their names cannot be told apart. */
async function dialogWith(title: string): Promise<HTMLElement> {
  await screen.findAllByText(title)
  const found = screen.getAllByRole('dialog').find((one) => one.textContent?.includes(title))
  return found ?? expect.fail(`no dialog ${title}`)
}

it('the bell counts what is unread, shows it, marks it as read, and asks again when the window gets the focus', async () => {
  const { user, router } = await renderAt('/my-project', { as: 'researcher' })
  const before = inboxUnread().length
  await user.click(await bell(before))
  const notices = await screen.findByRole('tab', { name: /^通知（\d+）$/ })
  expect(notices.getAttribute('aria-selected')).toBe('true')
  const lines = within(await screen.findByRole('tabpanel')).getAllByRole('listitem')
  expect(lines.length).toBeLessThanOrEqual(5)

  await user.click(screen.getByRole('tab', { name: /^消息（\d+）$/ }))
  await user.click(await screen.findByRole('button', { name: '将“单位关联申请已通过”标为已读' }))
  await bell(before - 1)
  expect(inboxUnread()).toHaveLength(before - 1)

  await user.click(screen.getByRole('link', { name: '您的申报书有新的审核意见' }))
  // A message opens what it is about.
  expect(await screen.findByRole('heading', { level: 2, name: '办理过程' })).toBeTruthy()
  expect(router.state.location.pathname).toMatch(/^\/declare-status-list\//)
  await bell(before - 2)

  backend.db.messages.insert({
    id: 'message-new',
    userId: 'user-researcher',
    createDate: Date.now(),
    read: false,
    contentType: 'INBOX',
    title: '新的消息',
    content: null,
    system: 's02',
    link: null,
    todo: null,
  })
  window.dispatchEvent(new Event('focus'))
  await bell(before - 1)
  // What another system sends is not the portal's to show.
  backend.db.messages.update('message-new', { system: 's77' })
  window.dispatchEvent(new Event('focus'))
  await waitFor(() => bell(before - 2))
})

it('a message is removed for good after asking, and only then', async () => {
  const { user } = await renderAt('/my-project', { as: 'researcher' })
  const before = inboxUnread().length
  await user.click(await bell(before))
  await user.click(await screen.findByRole('button', { name: '关于系统维护的公告' }))
  const letter = await screen.findByRole('dialog')
  const removed = () =>
    backend.db.messages.where({ userId: 'user-researcher', title: '关于系统维护的公告' }).length === 0

  await user.click(within(letter).getByRole('button', { name: /^删\s?除$/ }))
  const question = await dialogWith('删除这条消息？')
  expect(question.textContent).toContain('“关于系统维护的公告”删除后不能恢复。')
  expect(removed()).toBe(false)
  await user.click(within(question).getByRole('button', { name: /^删\s?除$/ }))
  await screen.findByText('删除成功')
  expect(removed()).toBe(true)
  await bell(before - 1)
})
