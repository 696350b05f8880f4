/** Tests of the to-do page: piles, external to-dos, covers. */
import { personaUserId } from '@mocks/personas'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { backend } from '../../../tests/backend'
import { renderAt } from '../../../tests/render'

const day = 24 * 3_600_000
/** What waits for the unit's administrator alone: of a department the colleague has no say in. */
function waitsForUnit() {
  const own = backend.db.memberships.where({ userId: personaUserId('departmentAdministrator') })[0]?.departments[0]?.id
  return (
    backend.db.works
      .where({ kind: 'DECLARATION', state: 'UNIT_REVIEW', unitId: 'unit-1' })
      .find(({ departmentId }) => departmentId !== own) ?? expect.fail('nothing waits')
  )
}

describe('the grouped to-do list', () => {
  it('opens the subject of each to-do, and snoozes one until a day', async () => {
    const { user, router } = await renderAt('/mail', { as: 'researcher' })
    const piles = await screen.findByRole('navigation', { name: '通知、消息和待办' })
    await within(piles).findByRole('link', { name: /^待办（\d+）$/ })
    await within(piles).findByRole('link', { name: /^等待他人办理（\d+）$/ })
    await within(piles).findByRole('link', { name: /^未读通知（\d+）$/ })
    await within(piles).findByRole('link', { name: /^未读消息（\d+）$/ })

    const later = await screen.findByRole('button', { name: /^暂缓：报名科研诚信培训/ })
    await user.click(later)
    const dialog = await screen.findByRole('dialog')
    const snooze = () => user.click(within(dialog).getByRole('button', { name: /^暂\s?缓$/ }))
    await user.type(within(dialog).getByLabelText(/暂缓到/), '明年三月')
    await snooze()
    expect(await within(dialog).findByText('请选择今天以后的日期')).toBeTruthy()
    await user.clear(within(dialog).getByLabelText(/暂缓到/))
    await user.type(within(dialog).getByLabelText(/暂缓到/), '2099/1/1')
    await snooze()
    expect(await within(dialog).findByText(/暂缓不能超过到期日 \d{4}/)).toBeTruthy()
    const until = new Date(Date.now() + 32 * 3_600_000).toISOString().slice(0, 10)
    await user.clear(within(dialog).getByLabelText(/暂缓到/))
    await user.type(within(dialog).getByLabelText(/暂缓到/), until)
    await snooze()
    // The keyboard goes on at the to-do that took the place of the snoozed one.
    await waitFor(() => expect(later.isConnected).toBe(false))
    await waitFor(() => expect(document.activeElement?.closest('li')).not.toBeNull())
    await user.click(await within(piles).findByRole('link', { name: '已暂缓（1）' }))
    expect(await screen.findByText(`暂缓到 ${until}`)).toBeTruthy()

    await user.click(within(piles).getByRole('link', { name: /^等待他人办理/ }))
    const [part] = await screen.findAllByRole('link', { name: /^成员确认（.+）《/ })
    await user.click(part ?? expect.fail('nothing with others'))
    await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/my-project\/confirm\//))
  })
})

describe('a page past the last, because its rows have been handled', () => {
  it.each([
    ['to-dos', '/mail?page=9', /^\/mail\?page=[23]$/, /^填报|^修改/],
    ['notices', '/mail/1?state=UNREAD&page=9', /^\/mail\/1\?state=UNREAD$/, /系统维护/],
  ])('leads to the last page of %s', async (_list, address, last, row) => {
    const { router } = await renderAt(address, { as: 'researcher' })
    await waitFor(() => expect(router.state.location.pathname + router.state.location.search).toMatch(last))
    expect((await screen.findAllByRole('link', { name: row })).length).toBeGreaterThan(0)
  })
})

describe('an external to-do', () => {
  const title = '补充项目结题材料'
  const complete = async (user: Awaited<ReturnType<typeof renderAt>>['user']) => {
    await user.click(await screen.findByRole('button', { name: `完成“${title}”` }))
    const dialog = await question('是否确认完成？')
    return () => user.click(within(dialog).getByRole('button', { name: '确认完成' }))
  }

  it('completed before, shows that in its row and nowhere else', async () => {
    const { user } = await renderAt('/mail', { as: 'researcher' })
    const confirm = await complete(user)
    backend.db.messages.remove(backend.db.messages.where({ title })[0]?.id ?? '')
    await confirm()
    const entry = (await screen.findByText(title, { selector: 'li *' })).closest('li') ?? expect.fail('no entry')
    expect((await within(entry).findByRole('alert')).textContent).toMatch(/^这项待办已不在您处/)
    expect(screen.getAllByText(/这项待办已不在您处/)).toHaveLength(1)
    expect(within(entry).queryByRole('button')).toBeNull()
  })

  it('can be removed with confirmation, unlike to-dos of the portal', async () => {
    const id = backend.db.messages.where({ title })[0]?.id ?? ''
    backend.db.messages.update(id, { link: '/resume/work' })
    const { user } = await renderAt('/mail', { as: 'researcher' })
    expect((await screen.findByRole('link', { name: title })).getAttribute('href')).toBe('/resume/work')
    const confirm = await complete(user)
    await confirm()
    await waitFor(() => expect(screen.queryByRole('link', { name: title })).toBeNull())
    for (const work of screen.getAllByRole('link', { name: /^(填报|修改被退回的)/ })) {
      const entry = work.closest('li') ?? expect.fail('no entry')
      expect(within(entry).queryByRole('button', { name: /^完成“/ })).toBeNull()
    }
  })

  it('completed in another tab, leaves the list and lowers the counts', async () => {
    await renderAt('/mail', { as: 'researcher' })
    await screen.findByRole('button', { name: `完成“${title}”` })
    const tab = await screen.findByRole('link', { name: /^待办（\d+）$/ })
    const before = Number(tab.textContent?.match(/\d+/)?.[0])
    backend.db.messages.remove(backend.db.messages.where({ title })[0]?.id ?? '')
    window.dispatchEvent(new StorageEvent('storage', { key: 'portal_mail_changed', newValue: 'list 1' }))
    await screen.findByRole('link', { name: `待办（${before - 1}）` })
    await waitFor(() => expect(screen.queryByText(title)).toBeNull())
  })
})

describe('a colleague who covers an absence', () => {
  it('is chosen from the list, and may then decide the absent user’s to-dos', async () => {
    const work = waitsForUnit()
    const first = await renderAt('/mail', { as: 'unitAdministrator' })
    await first.user.click(await screen.findByRole('button', { name: '请同事代办' }))
    const dialog = await screen.findByRole('dialog')
    await first.user.click(within(dialog).getByRole('button', { name: /^确\s?定$/ }))
    expect(await within(dialog).findByText('请选择同事')).toBeTruthy()
    await first.user.type(within(dialog).getByRole('combobox'), '周敏')
    await first.user.click(await screen.findByTitle('周敏（上海申江大学）'))
    await first.user.type(within(dialog).getByLabelText(/结束日期/), '2099-01-01')
    await first.user.click(within(dialog).getByRole('button', { name: /^确\s?定$/ }))
    expect(await screen.findByText('由周敏代您办理')).toBeTruthy()
    first.leave()

    await renderAt(`/project-manage-list/unit-1/${work.belongsTo}/review/${work.id}`, { as: 'departmentAdministrator' })
    expect((await screen.findAllByText(work.title)).length).toBeGreaterThan(0)
    expect(await screen.findByRole('radio', { name: /^通过/ })).toBeTruthy()
  })

  it('is not offered to a guest without a unit', async () => {
    await renderAt('/mail', { as: 'invitedExpert' })
    expect((await screen.findAllByRole('link', { name: /基于多模态大模型/ })).length).toBeGreaterThan(0)
    expect(screen.queryByRole('button', { name: /请同事代办|Ask a colleague/ })).toBeNull()
    expect(screen.queryByRole('heading', { name: /外出代办|Cover/ })).toBeNull()
  })

  it('keeps the text and reads the reason of the refusal when the cover ends while the page is open', async () => {
    const work = waitsForUnit()
    const users = { userId: personaUserId('unitAdministrator'), coverId: personaUserId('departmentAdministrator') }
    backend.db.covers.insert({ id: 'c', ...users, from: Date.now() - day, to: Date.now() + day })
    const path = `/project-manage-list/unit-1/${work.belongsTo}/review/${work.id}`
    const { user } = await renderAt(path, { as: 'departmentAdministrator' })
    await user.click(await screen.findByRole('radio', { name: /^退回修改/ }))
    await user.type(screen.getByRole('textbox', { name: /意见/ }), '请补充考核指标')
    backend.db.covers.remove('c')
    await user.click(screen.getByRole('button', { name: /^(提交|确认|退回)/ }))
    const answer = screen.queryByRole('dialog')
    if (answer) await user.click(within(answer).getByRole('button', { name: /^(确认|退回|提交)/ }))
    expect((await screen.findAllByText(/没有.*权限|无权/)).length).toBeGreaterThan(0)
    expect(screen.getByDisplayValue('请补充考核指标')).toBeTruthy()
    expect(backend.db.works.get(work.id)?.state).toBe('UNIT_REVIEW')
  })
})

/** What is asked before something is done: such a dialog has no name but its first words. */
const question = (words: string) =>
  waitFor(() => {
    const dialogs = screen.getAllByRole('dialog').filter(({ textContent }) => textContent?.startsWith(words))
    expect(dialogs).toHaveLength(1)
    return dialogs[0] ?? expect.fail(`${words} is not asked`)
  })

describe('the calendar address', () => {
  it('can be created, copied, downloaded, renewed after confirmation, and deleted', async () => {
    const { user } = await renderAt('/mail', { as: 'researcher' })
    await user.click(await screen.findByRole('button', { name: '日历订阅' }))
    const dialog = await screen.findByRole('dialog', { name: '日历订阅' })
    await user.click(await within(dialog).findByRole('button', { name: '生成订阅地址' }))
    const field = await within(dialog).findByLabelText<HTMLInputElement>('订阅地址')
    expect(document.activeElement).toBe(field)
    const first = field.value
    expect(first).toMatch(/\/api\/workflow\/calendar\/[0-9a-f]{64}\.ics$/)

    await user.click(within(dialog).getByRole('button', { name: '复制地址' }))
    expect(await navigator.clipboard.readText()).toBe(first)
    const createObjectURL = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:calendar')
    await user.click(within(dialog).getByRole('button', { name: '下载日历文件（.ics）' }))
    await waitFor(() => expect(createObjectURL).toHaveBeenCalled())
    const [file] = createObjectURL.mock.calls[0] ?? expect.fail('nothing was kept')
    expect(await (file as Blob).text()).toContain('BEGIN:VEVENT')

    await user.click(within(dialog).getByRole('button', { name: '更换地址' }))
    const asked = await question('更换订阅地址？')
    expect(within(asked).getByText(/旧地址将失效/)).toBeTruthy()
    await user.click(within(asked).getByRole('button', { name: '更换地址' }))
    await waitFor(() => expect(field.value).not.toBe(first))
    expect((await fetch(first)).status).toBe(404)
    expect((await fetch(field.value)).status).toBe(200)

    await user.click(within(dialog).getByRole('button', { name: '停止订阅' }))
    const ending = await question('停止订阅？')
    await user.click(within(ending).getByRole('button', { name: '停止订阅' }))
    expect(await within(dialog).findByRole('button', { name: '生成订阅地址' })).toBeTruthy()
    expect((await fetch(field.value)).status).toBe(404)
  })
})
