/** Tests of the bell: counts, marking as read, popup. */
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { backend } from '../../../tests/backend'
import { renderAt } from '../../../tests/render'
import { switchLanguage } from '../entry-language'

const bell = (unread: number) => screen.findByRole('button', { name: `通知和消息，${unread} 条未读` })
const inboxUnread = () =>
  backend.db.messages.where(
    (message) => message.userId === 'user-researcher' && !message.read && message.contentType !== 'TODO',
  )

it('the bell counts, lists and marks unread messages, and refreshes when the window gets the focus', async () => {
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

it('a message without a portal page opens in full from every list', async () => {
  const { user, router } = await renderAt('/my-project', { as: 'researcher' })
  const before = inboxUnread().length
  await user.click(await bell(before))
  await user.click(await screen.findByRole('link', { name: '关于系统维护的公告' }))
  expect(await screen.findByRole('heading', { level: 2, name: '关于系统维护的公告' })).toBeTruthy()
  expect(router.state.location.pathname).toBe('/mail/1')
  // Read by being opened: the bell, the list and the document's title say so at once.
  await bell(before - 1)
  await waitFor(() => expect(document.title).toBe(`(${before - 1}) 通知 - 科技管理平台`))
  await user.click(await bell(before - 1))
  const all = within(await screen.findByRole('tabpanel')).getByRole('link', { name: '查看全部' })
  expect(all.getAttribute('href')).toBe('/mail/1')
})

it('todos are labelled in the reader’s language', async () => {
  await switchLanguage('en')
  try {
    const { user } = await renderAt('/my-project', { as: 'researcher' })
    await user.click(await screen.findByRole('button', { name: /^Notices and messages/ }))
    await user.click(await screen.findByRole('tab', { name: /^To-dos \(\d+\)$/ }))
    expect(
      (await screen.findAllByText(/^.+ (to fill in|returned, to be corrected|to sign|to confirm): /)).length,
    ).toBeGreaterThan(0)
  } finally {
    await switchLanguage('zh')
  }
})

it('the bell’s name has the number of its badge: 99+ above 99', async () => {
  for (let n = 0; n < 100; n += 1)
    backend.db.messages.insert({
      ...{ id: `message-${n}`, userId: 'user-researcher', createDate: n, read: false, contentType: 'INBOX' as const },
      ...{ title: `消息 ${n}`, content: null, system: 's02', link: null, todo: null },
    })
  await renderAt('/my-project', { as: 'researcher' })
  const button = await screen.findByRole('button', { name: '通知和消息，99+ 条未读' })
  expect(within(button).getByText('99+')).toBeTruthy()
})
