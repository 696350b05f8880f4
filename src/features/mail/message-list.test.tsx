/** Tests of sorting and filtering the inbox. */
import { personaUserId } from '@mocks/personas'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { backend } from '../../../tests/backend'
import { renderAt } from '../../../tests/render'

const me = personaUserId('researcher')

beforeEach(() => {
  for (const [index, title] of ['丙号来信', '甲号来信', '乙号来信'].entries())
    backend.db.messages.insert({
      ...{ id: `letter-${index}`, userId: me, createDate: Date.UTC(2026, 0, index + 1), read: index > 0, title },
      ...{ contentType: 'INBOX', content: null, system: 's02', link: null, todo: null },
    })
})
afterEach(() => {
  localStorage.clear()
  vi.restoreAllMocks()
})

const titles = async () =>
  within(await screen.findByRole('list', { name: '消息' }))
    .getAllByRole('link')
    .map((link) => link.textContent?.replace('未读', ''))

describe('the inbox', () => {
  it('is sorted by the order in the address, and says which', async () => {
    await renderAt('/mail/2?keyword=来信&sort=title', { as: 'researcher' })
    expect(await titles()).toEqual(['丙号来信', '甲号来信', '乙号来信'])
    expect(screen.getByText('按消息标题升序排列')).toBeTruthy()
  })

  it('puts a chosen order in the address, on the first page', async () => {
    const { user, router } = await renderAt('/mail/2?keyword=来信', { as: 'researcher' })
    expect(await titles()).toEqual(['乙号来信', '甲号来信', '丙号来信'])
    await user.click(screen.getByRole('combobox', { name: '排序' }))
    await user.click(await screen.findByTitle('时间（升序）'))
    await waitFor(() => expect(router.state.location.search).toContain('sort=date'))
    await waitFor(async () => expect(await titles()).toEqual(['丙号来信', '甲号来信', '乙号来信']))
  })

  it('hides a column that is not wanted, and keeps that', async () => {
    const { user } = await renderAt('/mail/2?keyword=来信', { as: 'researcher' })
    const list = await screen.findByRole('list', { name: '消息' })
    expect(within(list).getAllByText(/项目与基地/)).toHaveLength(3)
    await user.click(screen.getByRole('button', { name: '列表设置' }))
    await user.click(await screen.findByRole('checkbox', { name: '来源' }))
    await waitFor(() => expect(within(list).queryByText(/项目与基地/)).toBeNull())
    expect(within(list).getAllByText(/2026-01-0/)).toHaveLength(3)
  })

  it('is exported as it is filtered, with all its pages', async () => {
    const saved: string[] = []
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download)
    })
    const { user } = await renderAt('/mail/2?keyword=来信&state=READ', { as: 'researcher' })
    await user.click(await screen.findByRole('button', { name: '导出 Excel' }))
    expect(await screen.findByText('已导出 2 行')).toBeTruthy()
    expect(saved).toEqual([expect.stringMatching(/^消息 \d{4}-\d\d-\d\d \d{4}\.xlsx$/)])
  })
})
