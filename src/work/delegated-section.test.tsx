/** Tests of delegating a section of a form on screen. */
import { personaUserId } from '@mocks/personas'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { backend } from '../../tests/backend'
import { renderAt } from '../../tests/render'
import { seededWork } from '../../tests/work-calls'

const day = 24 * 3_600_000
const draft = () => seededWork(backend, 'DECLARATION', 'RETURNED')
const give = (sections: readonly string[]) =>
  backend.db.delegatedSections.insert({
    ...{ id: 'part-1', workId: draft().id, places: sections, byId: personaUserId('researcher') },
    ...{ toId: personaUserId('academician'), dueAt: Date.now() + 5 * day, givenAt: Date.now() },
    ...{ state: 'OUT', endedAt: null, note: null },
  })

describe('a delegated section', () => {
  it('is created on the work item’s page with its own deadline, and open ones are listed on submitting', async () => {
    const { id } = draft()
    const { user } = await renderAt(`/declare-status-list/${id}`, { as: 'researcher' })
    await user.click(await screen.findByRole('button', { name: '交给同事填写' }))
    const dialog = await screen.findByRole('dialog')
    await user.click(await within(dialog).findByRole('checkbox', { name: '经费预算' }))
    await user.click(within(dialog).getByRole('button', { name: /^交给同事$/ }))
    expect(await within(dialog).findByText('请选择同事')).toBeTruthy()
    await user.type(within(dialog).getByRole('combobox'), '沈国梁')
    await user.click(await screen.findByTitle(/^沈国梁/))
    const until = new Date(Date.now() + 3 * day).toISOString().slice(0, 10)
    await user.type(within(dialog).getByLabelText(/交回期限/), until)
    await user.click(within(dialog).getByRole('button', { name: /^交给同事$/ }))
    const parts = await screen.findByRole('region', { name: '同事填写' })
    await within(parts).findByText('经费预算')
    expect(parts.textContent).toMatch(/沈国梁 填写.*还剩 \d 天|沈国梁 填写.*即将到期/)

    // It can be taken back, and stands there with when.
    await user.click(within(parts).getByRole('button', { name: '收回“经费预算”' }))
    const [question] = (await screen.findAllByRole('dialog')).slice(-1)
    await user.click(within(question ?? document.body).getByRole('button', { name: /^收\s?回$/ }))
    expect(await within(parts).findByText(/^已收回：\d{4}/)).toBeTruthy()
  })

  it('is the only part its assignee sees, fills in and returns with a note', async () => {
    give(['section:indirect'])
    const { user } = await renderAt('/mail', { as: 'academician' })
    await user.click(await screen.findByRole('link', { name: /^填写项目申报书的部分内容/ }))
    const amounts = await screen.findAllByLabelText(/间接费用：专项资金/)
    expect(screen.queryByLabelText(/项目名称/)).toBeNull()
    expect(screen.queryByText('项目团队')).toBeNull()
    const [amount] = amounts
    if (!amount) return expect.fail('nothing to fill in')
    await user.clear(amount)
    await user.type(amount, '3')
    await user.type(screen.getByLabelText(/给填报人的说明/), '已按最新标准核对')
    await user.click(screen.getByRole('button', { name: /^交\s?回$/ }))
    expect(await screen.findByRole('heading', { level: 1, name: '已交回' })).toBeTruthy()
    expect(backend.db.delegatedSections.get('part-1')).toMatchObject({ state: 'BACK', note: '已按最新标准核对' })
  })

  it('taken back while its assignee types loses no text, and explains why it is not saved', async () => {
    give(['section:indirect'])
    const { user } = await renderAt('/mail/part/part-1/continue', { as: 'academician' })
    const [amount] = await screen.findAllByLabelText(/间接费用：专项资金/)
    if (!amount) return expect.fail('nothing to fill in')
    backend.db.delegatedSections.update('part-1', { state: 'TAKEN', endedAt: Date.now() })
    await user.clear(amount)
    await user.type(amount, '7')
    await user.tab()
    expect((await screen.findAllByText(/这部分内容已交回或已收回/)).length).toBeGreaterThan(0)
    const unsaved = await screen.findByText(/^以下内容没有保存到服务器/)
    expect(unsaved.textContent).toMatch(/间接费用：专项资金7\.00$/)
    expect(document.getElementById('field-indirectSpecial')?.textContent).toBe('7.00')
  })
})
