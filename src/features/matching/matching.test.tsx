/** Tests of the pages of local matching. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { RowValue } from '@/smartform/schema/values'
import { backend } from '../../../tests/backend'
import { renderAt } from '../../../tests/render'

const own = (kind: string, state: string) => {
  const found = backend.db.works.where({ kind, state, creatorId: 'user-researcher' })[0]
  if (!found) throw new Error(`no ${kind} in ${state}`)
  return found
}

describe('local matching', () => {
  it('starts from a national project, and marks an amount above all of its funding at the field', async () => {
    const { user, router } = await renderAt('/matching/list', { as: 'researcher' })
    const direct = (await screen.findByText('可解释机器学习的数学基础')).closest('tr') as HTMLElement
    expect(within(direct).getByText('20.0%')).toBeTruthy()
    expect(within(direct).getByText('无需申请')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: /^申请匹配：/ }))
    const amount = await screen.findByRole('textbox', { name: /^申请匹配经费/ })
    expect(router.state.location.pathname).toMatch(/^\/matching\/keynote-form\/national-matching\//)
    expect(router.state.location.search).toBe('?page=matching')
    await user.type(amount, '999')
    await user.tab()
    expect((await screen.findAllByText(/匹配经费是国拨经费的 116\.\d%，不能超过 100%。/)).length).toBeGreaterThan(0)
    const [share] = await screen.findAllByRole<HTMLInputElement>('textbox', { name: /分配比例/ })
    if (!share) throw new Error('no share')
    share.focus()
    fireEvent.change(share, { target: { value: '120' } })
    share.blur()
    expect((await screen.findAllByText(/不能大于 100/)).length).toBeGreaterThan(0)
    expect(share.value).toMatch(/^120/)
  })

  it('leads the unit from a matching that waits for it in the list to its decision', async () => {
    const { user } = await renderAt('/matching/list', { as: 'unitAdministrator' })
    const [first] = await screen.findAllByRole('link', { name: /^审核：/ })
    if (!first) throw new Error('nothing waits')
    await user.click(first)
    await user.click(await screen.findByRole('button', { name: '去审核' }))
    expect(await screen.findByRole('button', { name: '提交审核意见' })).toBeTruthy()
  })

  it('explains for a national project without application the limits, and that nothing has to be done', async () => {
    const { user, router } = await renderAt('/matching/list', { as: 'researcher' })
    await user.click(await screen.findByRole('link', { name: '可解释机器学习的数学基础' }))
    const facts = within(await screen.findByRole('region', { name: '国家项目与匹配比例' }))
    expect(router.state.location.pathname).toMatch(/^\/matching\/list\/./)
    expect(facts.getByText('64 万元')).toBeTruthy()
    expect(screen.getByText('不属于重点项目，按比例直接核定匹配经费，无需申请。')).toBeTruthy()
    await user.click(screen.getByRole('link', { name: '返回国家项目' }))
    expect(await screen.findByRole('button', { name: '导出 Excel' })).toBeTruthy()
  })

  it('shows the years of its funds, and starts the one that is open', async () => {
    const { id } = own('MATCHING', 'ACCEPTED')
    const { user, router } = await renderAt(`/matching/fund-application/${id}`, { as: 'researcher' })
    const years = within(await screen.findByRole('region', { name: '各年度匹配经费' }))
    expect(years.getAllByRole('listitem')).toHaveLength(3)
    await user.click(years.getByRole('button', { name: /^申请经费：/ }))
    await waitFor(() => expect(router.state.location.pathname).toMatch(/keynote-form\/fund-application\//))
    expect(await screen.findByRole('textbox', { name: /^本年度申请金额/ })).toBeTruthy()
  })

  it('promises no application for a year whose period has ended, before the matching is granted', async () => {
    const { id } = own('MATCHING', 'RETURNED')
    const submitted = backend.db.contents.get(id)?.submitted
    const [first, ...later] = (submitted?.values.years ?? []) as readonly RowValue[]
    if (!submitted || !first) throw new Error('no year is planned')
    const lastYear = String(Number(first.cells.year) - 1)
    const years = [{ ...first, cells: { ...first.cells, year: lastYear } }, ...later]
    backend.db.contents.update(id, { submitted: { ...submitted, values: { ...submitted.values, years } } })
    await renderAt(`/matching/keynote-project/${id}`, { as: 'researcher' })
    const region = within(await screen.findByRole('region', { name: '各年度匹配经费' }))
    const [past, open] = await region.findAllByRole('listitem')
    expect(past?.textContent).toMatch(/^(\d{4}) 年.*填报时间为 \1-01-01 至 \1-12-31$/)
    expect(open?.textContent).toMatch(/匹配金额核定后可以申请$/)
  })

  it('is readable for its author at an address their permissions open', async () => {
    const { id } = own('FUND_APPLICATION', 'ACCEPTED')
    const { user } = await renderAt(`/matching/fund-application/${id}`, { as: 'researcher' })
    await user.click(await screen.findByRole('link', { name: '查看所填内容' }))
    expect(await screen.findByRole('heading', { level: 3, name: '匹配情况' })).toBeTruthy()
  })
})
