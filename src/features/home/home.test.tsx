/** Tests of the home page and its requests. */
import { ask } from '@mocks/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { hasUnsavedWork } from '@/lib/events/unsaved-work'
import { noteServerDate } from '@/lib/time/server-date'
import { noteSignIn } from '@/session/just-signed-in'
import { prefetchedCalls } from '../../../build/prefetched-calls'
import { backend } from '../../../tests/backend'
import { normalCall } from '../../../tests/normal-call'
import { renderAt } from '../../../tests/render'

/** A part of home by its heading, once it has something to show. */
async function part(title: string | RegExp): Promise<HTMLElement> {
  const heading = await screen.findByText(title, { selector: 'h2' })
  const section = heading.closest('section')
  if (!section) throw new Error(`${title} heads no section`)
  return section
}

describe('the last sign-in', () => {
  it('is told once after signing in, with a way to the devices', async () => {
    backend.signIn('researcher')
    noteSignIn()
    const { router } = await renderAt('/', { as: 'researcher' })
    expect(await screen.findByText(/^上次登录：\d{4}-\d\d-\d\d \d\d:\d\d/)).toHaveAttribute('role', 'status')
    expect(screen.getByRole('link', { name: '不是本人？查看登录的设备' })).toHaveAttribute(
      'href',
      '/account/settings/security',
    )
    await router.navigate('/my-project')
    await screen.findByRole('heading', { level: 1, name: '我的项目' })
    await router.navigate('/')
    await part(/^待办（\d+）$/)
    expect(screen.queryByText(/^上次登录/)).toBeNull()
  })
})

describe('home', () => {
  it('sends exactly the requests that the build prepared for prefetching', async () => {
    const fetchSpy = vi.spyOn(globalThis, 'fetch')
    await renderAt('/', { as: 'researcher' })
    await part('即将截止的指南')
    const own = fetchSpy.mock.calls.map(([, init]) => normalCall(String(init?.body)))
    fetchSpy.mockRestore()
    const early = prefetchedCalls('').filter(
      ({ opens, list, under, page = '/' }) => !opens && !list && !under && page === '/',
    )
    // None is asked for again when another has come.
    for (const { call } of early)
      expect(own.filter((text) => text === normalCall(JSON.stringify(call)))).toHaveLength(1)
  })

  it('gives the focus to the next unread message when one is marked as read', async () => {
    const { user } = await renderAt('/', { as: 'researcher' })
    const unread = await part(/^未读通知和消息/)
    const [first, second] = await within(unread).findAllByRole('button', { name: /标为已读$/ })
    await user.click(first ?? expect.fail('nothing is unread'))
    await waitFor(() => expect(first?.isConnected).toBe(false))
    expect(document.activeElement).toBe(second)
  })

  it('shows an applicant returned items with their opinions, and guides that close soon', async () => {
    const { router, user } = await renderAt('/', { as: 'researcher' })
    const mine = await part(/^待办（\d+）$/)
    expect((await within(mine).findAllByRole('link', { name: /^修改被退回的/ })).length).toBeGreaterThan(0)
    expect(mine.textContent).toContain('退回意见：')

    const guides = await part('即将截止的指南')
    const near = await within(guides).findAllByText(/还剩 \d+ 天|还剩 \d+ 小时/)
    const days = near.map((words) => Number(words.textContent?.match(/\d+/)?.[0]))
    expect(days).toEqual(days.toSorted((a, b) => a - b))

    const link = within(guides).getAllByRole('link')[1]
    if (link) await user.click(link)
    await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/project-declare\/[^/]+\/[^/]+$/))
  })

  it('lists each work item once, and groups items that wait for others', async () => {
    await renderAt('/', { as: 'researcher' })
    const linked = async (title: RegExp) =>
      within(await part(title))
        .getAllByRole('link')
        .map((link) => link.getAttribute('href'))
        .filter((href) => !href?.startsWith('/mail'))
    const todo = await linked(/^待办（\d+）$/)
    const others = await linked(/^等待他人办理（\d+）$/)
    expect(todo.length).toBeGreaterThan(2)
    expect(new Set(todo).size).toBe(todo.length)
    expect(others.filter((href) => todo.includes(href))).toEqual([])
    expect((await part(/^等待他人办理/)).textContent).toMatch(/由赵立群办理/)
  })

  it('leads a new user from the request to join a unit to where it says how the request stands, by list and by search', async () => {
    const bind = 'mutation { userUnitBind(unitId: "unit-1", unitName: "上海申江大学") }'
    await ask('permission', bind, {}, backend.signIn('newResearcher'))
    const { router, user } = await renderAt('/', { as: 'newResearcher' })
    const waiting = await part('等待他人办理（1）')
    await user.click(within(waiting).getByRole('link', { name: '林晓岚的单位关联申请' }))
    expect(await screen.findByText('上海申江大学：关联申请待单位审核')).toBeTruthy()
    await router.navigate('/help')
    await user.keyboard('{Control>}k{/Control}')
    await user.type(await screen.findByRole('combobox', { name: /^搜索页面/ }), '单位关联申请')
    await user.click(await screen.findByRole('option', { name: /^林晓岚的单位关联申请/ }))
    await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/resume/))
  })

  it('links the title of an unread message to its subject', async () => {
    const { router, user } = await renderAt('/', { as: 'researcher' })
    const unread = await screen.findByRole('region', { name: /^未读通知和消息（/ })
    await user.click(within(unread).getByRole('link', { name: '您的申报书有新的审核意见' }))
    await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/declare-status-list\//))
    expect(backend.db.messages.where({ title: '您的申报书有新的审核意见' })[0]?.read).toBe(true)
  })

  it('shows a reviewer all waiting items by deadline, urgent ones first', async () => {
    await renderAt('/', { as: 'unitAdministrator' })
    const todos = await part(/^待办（\d+）$/)
    const items = within(todos).getAllByRole('listitem')
    const hrefs = items.map((item) => item.querySelector('a')?.getAttribute('href'))
    expect(hrefs.some((href) => href?.startsWith('/project-manage-list/unit-1/'))).toBe(true)
    expect(hrefs.some((href) => href?.startsWith('/company/unit-1/staff/'))).toBe(true)
    const rank = items.map(({ textContent }) =>
      /已逾期/.test(textContent ?? '') ? 0 : /即将到期|小时/.test(textContent ?? '') ? 1 : 2,
    )
    expect(rank).toEqual(rank.toSorted((a, b) => a - b))
  })

  it('shows greeting and date by the server’s clock in Beijing time, like the deadlines', async () => {
    noteServerDate('Wed, 01 Jan 2031 23:30:00 GMT')
    try {
      await renderAt('/', { as: 'researcher' })
      expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/^早上好/)
      expect(screen.getByText(/^2031-01-02 星期四/)).toBeTruthy()
    } finally {
      noteServerDate(new Date().toUTCString())
    }
  })

  it('explains the unmet conditions to a new user', async () => {
    await renderAt('/', { as: 'newResearcher' })
    expect(await screen.findByText('您的实名认证尚未达到中级')).toBeDefined()
    const gates = within(await part('开始使用前')).getAllByRole('listitem')
    expect(gates.map((gate) => gate.querySelector('h3')?.textContent)).toEqual([
      '实名认证待办理',
      '关联单位待办理',
      '开通功能等待中',
    ])
    expect(screen.queryByText('即将截止的指南')).toBeNull()
  })

  it('lists to-dos by due date, and removes finished ones after confirmation', async () => {
    const { user } = await renderAt('/', { as: 'researcher' })
    const todos = await part(/^待办（\d+）$/)
    const before = Number(/\d+/.exec(todos.querySelector('h2')?.textContent ?? '')?.[0])
    const texts = within(todos)
      .getAllByRole('listitem')
      .map((item) => item.textContent ?? '')
    const indexOf = (title: RegExp) => texts.findIndex((words) => title.test(words))
    expect(texts[indexOf(/补充项目结题材料/)]).toMatch(/已逾期 \d 天/)
    expect(texts[indexOf(/报名科研诚信培训/)]).toMatch(/即将到期，还剩 \d 天/)
    expect(indexOf(/补充项目结题材料/)).toBeLessThan(indexOf(/报名科研诚信培训/))
    // What can be opened is done by doing it.
    expect(within(todos).getAllByRole('link', { name: /^填报/ }).length).toBeGreaterThan(0)
    expect(within(todos).queryByRole('button', { name: /^完成“填报/ })).toBeNull()
    await user.click(within(todos).getByRole('button', { name: '完成“补充项目结题材料”' }))
    const question = await screen.findByRole('dialog')
    expect(question.textContent).toContain('是否确认完成？')
    await user.click(within(question).getByRole('button', { name: '确认完成' }))
    expect(within(await part(`待办（${before - 1}）`)).queryByText('补充项目结题材料')).toBeNull()
    const entries = await screen.findByRole('navigation', { name: '快捷入口' })
    expect(within(entries).getByRole('link', { name: '我的项目' })).toBeDefined()
    expect(within(entries).queryByRole('link', { name: '项目审核' })).toBeNull()
  })

  it('lets a user without a unit apply to one, and shows missing answers and refusals', async () => {
    const { user } = await renderAt('/', { as: 'newResearcher' })
    await user.click(await screen.findByRole('button', { name: '申请关联单位' }))
    const dialog = await screen.findByRole('dialog')
    expect(dialog.textContent).toContain('没有注册的单位，须先由单位管理员注册')
    await user.click(within(dialog).getByRole('button', { name: '提交申请' }))
    expect(await within(dialog).findByText('请选择单位', { selector: 'p *' })).toBeDefined()
    await user.click(within(dialog).getByRole('combobox'))
    await user.click(await screen.findByTitle('上海申江大学'))
    backend.network.nextCode = 600
    await user.click(within(dialog).getByRole('button', { name: '提交申请' }))
    expect(await within(dialog).findByText(/单位关联提交失败！/)).toBeDefined()
    const again = within(dialog).getByRole('button', { name: /提交申请$/ })
    // The chosen unit is in this page alone: should the login end, the person signs in over it.
    expect(hasUnsavedWork()).toBe(true)
    await waitFor(() => expect(again).not.toHaveClass('ant-btn-loading'))
    await user.click(again)
    expect(await screen.findByText('单位关联提交成功！')).toBeDefined()
    expect(await screen.findByText('已向“上海申江大学”提出申请，等待该单位的管理员审核。')).toBeDefined()
  })

  it('shows a failed section in place with a retry', async () => {
    const { router, user } = await renderAt('/my-project', { as: 'researcher' })
    await screen.findByText(/共 \d+ 项/)
    backend.network.offline = true
    await router.navigate('/')
    const guides = await part('即将截止的指南')
    const retry = await within(guides).findByText('重试')
    backend.network.offline = false
    await user.click(retry)
    expect((await within(guides).findAllByRole('listitem')).length).toBeGreaterThan(0)
  })
})
