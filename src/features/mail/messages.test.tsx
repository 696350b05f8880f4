/** Tests of notices and messages: reading, removing, counting, several tabs. */
import { personaUserId } from '@mocks/personas'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { message } from '@/api/message'
import { recentNotices } from '@/lib/events/notices'
import { backend } from '../../../tests/backend'
import { answersLate } from '../../../tests/pending-requests'
import { renderAt } from '../../../tests/render'

const me = personaUserId('researcher')
const own = (title: string) => backend.db.messages.where({ userId: me, title })[0] ?? expect.fail(`no ${title}`)
const unread = (type: 'NOTICE' | 'INBOX') => backend.db.messages.where({ userId: me, contentType: type, read: false })
const list = (name: string) => screen.findByRole('list', { name })
const state = (name: string) => screen.findByRole('button', { name })

let added = 0
function write(more: { title: string; content?: string; read?: boolean; system?: string }): string {
  added += 1
  const id = `written-${added}`
  backend.db.messages.insert({
    ...{ id, userId: me, createDate: Date.now() + added, read: false, contentType: 'INBOX' as const },
    ...{ content: null, system: 's02', link: null, todo: null },
    ...more,
  })
  return id
}

afterEach(() => vi.restoreAllMocks())

describe('an inbox', () => {
  it('opening a message marks it as read everywhere; closing returns the focus to its row', async () => {
    const { user, router } = await renderAt('/mail/2', { as: 'researcher' })
    const before = unread('INBOX').length
    const notices = unread('NOTICE').length
    await state(`未读（${before}）`)
    await user.click(within(await list('消息')).getByRole('link', { name: /单位关联申请已通过/ }))
    const title = await screen.findByRole('heading', { level: 2, name: '单位关联申请已通过' })
    await waitFor(() => expect(document.activeElement).toBe(title))
    expect(screen.getByText(/已由单位管理员审核通过/)).toBeTruthy()
    await state(`未读（${before - 1}）`)
    await screen.findByRole('link', { name: `未读消息（${before - 1}）` })
    await screen.findByRole('button', { name: `通知和消息，${before - 1 + notices} 条未读` })
    expect(document.title).toBe(`(${before - 1 + notices}) 消息 - 科技管理平台`)
    expect(own('单位关联申请已通过').read).toBe(true)
    // It leads to what it is about.
    expect(screen.getByRole('link', { name: '前往查看' }).getAttribute('href')).toBe('/resume')
    await user.click(screen.getByRole('link', { name: '返回列表' }))
    await waitFor(() => expect(document.activeElement?.textContent).toMatch(/单位关联申请已通过/))
    expect(router.state.location.search).toBe('')
  })

  it('keeps the count unchanged without an error while marking as read fails', async () => {
    const id = write({ title: '标不了已读' })
    const before = unread('INBOX').length
    const mark = vi.spyOn(message, 'mutate').mockRejectedValueOnce(new Error('refused'))
    await renderAt(`/mail/2?message=${id}`, { as: 'researcher' })
    await screen.findByRole('heading', { level: 2, name: '标不了已读' })
    await waitFor(() => expect(mark).toHaveBeenCalledOnce())
    await screen.findByRole('link', { name: `未读消息（${before}）` })
    expect(screen.queryByRole('alert')).toBeNull()
    expect(recentNotices()).toEqual([])
  })

  it('shows ten per page, filters by state, system and text, and keeps the filters in the address', async () => {
    for (let n = 1; n <= 23; n += 1) write({ title: `第 ${n} 封来信`, read: n > 3, system: n === 5 ? 's23' : 's02' })
    const { user, router } = await renderAt('/mail/2?keyword=来信&page=2', { as: 'researcher' })
    expect(within(await list('消息')).getAllByRole('listitem')).toHaveLength(10)
    await state('全部（23）')
    await state('已读（20）')
    await user.click(await state('未读（3）'))
    await waitFor(async () => expect(within(await list('消息')).getAllByRole('listitem')).toHaveLength(3))
    expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual({
      keyword: '来信',
      state: 'UNREAD',
    })
  })

  it.each([
    ['blanks', '   ', 4],
    ['a thousand letters', 'x'.repeat(1000), 0],
    ['letters of a pattern', '.*', 0],
    ['letters of a pattern that a title holds', '[急]', 1],
    ['capitals', 'BASE', 1],
  ])('matches a keyword of %s literally', async (_case, keyword, found) => {
    for (const message of backend.db.messages.where({ userId: me, contentType: 'INBOX' }))
      backend.db.messages.remove(message.id)
    for (const title of ['[急] 请补充', 'About your base', '甲', '乙']) write({ title })
    await renderAt(`/mail/2?${new URLSearchParams({ keyword })}`, { as: 'researcher' })
    await state(`全部（${found}）`)
    if (found === 0) expect(await screen.findByText('没有符合条件的内容')).toBeTruthy()
    else expect(within(await list('消息')).getAllByRole('listitem')).toHaveLength(found)
  })

  it('marks the selected as read and shows their number, and all of them after confirmation', async () => {
    for (let n = 1; n <= 12; n += 1) write({ title: `来信 ${n}` })
    const { user } = await renderAt('/mail/2?keyword=来信', { as: 'researcher' })
    await user.click(await screen.findByRole('checkbox', { name: '选择“来信 12”' }))
    await user.click(screen.getByRole('checkbox', { name: '选择“来信 11”' }))
    await user.click(screen.getByRole('button', { name: '标为已读（2）' }))
    expect(await screen.findByText('已将 2 条标为已读')).toBeTruthy()
    await user.click(await screen.findByRole('button', { name: '全部标为已读（10）' }))
    const question = await screen.findByRole('dialog')
    expect(question.textContent).toContain('将 10 条未读全部标为已读？')
    await user.click(within(question).getByRole('button', { name: '标为已读' }))
    expect(await screen.findByText('已将 10 条标为已读')).toBeTruthy()
    expect(unread('INBOX').filter(({ title }) => title.startsWith('来信'))).toEqual([])
    // What does not fit the keyword stays as it was.
    expect(unread('INBOX').length).toBeGreaterThan(0)
  })

  it('removes a message at once, and restores it on undo', async () => {
    const id = write({ title: '要删的信' })
    const { user } = await renderAt(`/mail/2?message=${id}`, { as: 'researcher' })
    await screen.findByRole('heading', { level: 2, name: '要删的信' })
    await user.click(screen.getByRole('button', { name: /^删\s?除$/ }))
    expect(await screen.findByText('删除成功：“要删的信”。')).toBeTruthy()
    expect(backend.db.messages.get(id)).toBeUndefined()
    await waitFor(() => expect(screen.queryByRole('link', { name: /要删的信/ })).toBeNull())
    await user.click(screen.getByRole('button', { name: '撤销删除' }))
    await screen.findByRole('heading', { level: 2, name: '要删的信' })
    expect(backend.db.messages.get(id)?.title).toBe('要删的信')
  })

  it('a late response to a removal closes no other message, and does not navigate a user who has left', async () => {
    const [gone, other, next] = ['要删的信', '另一封信', '又一封信'].map((title) => write({ title }))
    const { user, router } = await renderAt(`/mail/2?message=${gone}`, { as: 'researcher' })
    const late = answersLate('RemoveMessage')
    await screen.findByRole('heading', { level: 2, name: '要删的信' })
    await user.click(screen.getByRole('button', { name: /^删\s?除$/ }))
    await user.click(screen.getByRole('link', { name: /另一封信/ }))
    await screen.findByRole('heading', { level: 2, name: '另一封信' })
    await late.come()
    expect(await screen.findByText('删除成功：“要删的信”。')).toBeTruthy()
    expect(router.state.location.search).toBe(`?message=${other}`)

    await router.navigate(`/mail/2?message=${next}`)
    await screen.findByRole('heading', { level: 2, name: '又一封信' })
    await user.click(screen.getByRole('button', { name: /^删\s?除$/ }))
    await router.navigate('/mail')
    await screen.findByRole('heading', { level: 1, name: '待办事项' })
    const led = vi.spyOn(router, 'navigate')
    await late.come()
    await waitFor(() => expect(backend.db.messages.get(next ?? '')).toBeUndefined())
    await router.revalidate()
    expect(led).not.toHaveBeenCalled()
  })

  it('keeps messages that could not be removed, with the reason in place only', async () => {
    const id = write({ title: '删不掉的信' })
    const { user } = await renderAt('/mail/2', { as: 'researcher' })
    await user.click(await screen.findByRole('checkbox', { name: '选择“删不掉的信”' }))
    backend.network.nextCode = 600
    await user.click(screen.getByRole('button', { name: '删除（1）' }))
    const row = (await screen.findByRole('link', { name: /删不掉的信/ })).closest('li') ?? expect.fail('no row')
    expect((await within(row).findByRole('alert')).textContent).toMatch(/^没有删除：操作失败/)
    expect(screen.getAllByText(/操作失败/)).toHaveLength(1)
    expect(backend.db.messages.get(id)).toBeDefined()
  })

  it('reports a message that was removed elsewhere, and removes its row', async () => {
    const id = write({ title: '别处删了的信' })
    const { user } = await renderAt('/mail/2', { as: 'researcher' })
    const row = await screen.findByRole('link', { name: /别处删了的信/ })
    backend.db.messages.remove(id)
    await user.click(row)
    expect(await screen.findByRole('heading', { level: 2, name: '这条消息已不存在' })).toBeTruthy()
    await waitFor(() => expect(screen.queryByRole('link', { name: /别处删了的信/ })).toBeNull())
  })

  it('shows no message of another user', async () => {
    const id = write({ title: '别人的信' })
    await renderAt(`/mail/2?message=${id}`, { as: 'expert' })
    expect(await screen.findByText(/没有.*权限|无权/)).toBeTruthy()
    expect(screen.queryByText('别人的信')).toBeNull()
  })

  it.each(['3', 'abc', '1/2', '-1', '01'])('has no page for the flag %s', async (flag) => {
    const { router } = await renderAt(`/mail/${flag}`, { as: 'researcher' })
    expect(router.state.location.pathname).toBe('/404')
  })
})

describe('an inbox open in two tabs', () => {
  it('updates at once when a message is read or removed elsewhere', async () => {
    const id = write({ title: '两个标签页' })
    await renderAt('/mail/2', { as: 'researcher' })
    const before = unread('INBOX').length
    await screen.findByRole('link', { name: `未读消息（${before}）` })
    backend.db.messages.remove(id)
    window.dispatchEvent(new StorageEvent('storage', { key: 'portal_mail_changed', newValue: 'list 2' }))
    await screen.findByRole('link', { name: `未读消息（${before - 1}）` })
    await waitFor(() => expect(screen.queryByRole('link', { name: /两个标签页/ })).toBeNull())
  })
})
