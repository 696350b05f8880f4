/** Tests of a platform's page and its monthly reports. */
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { backend } from '../../../tests/backend'
import { interceptCall } from '../../../tests/pending-requests'
import { renderAt } from '../../../tests/render'

afterEach(() => vi.restoreAllMocks())

const waiting = (platformId: string) => {
  const found = backend.db.works.where({ belongsTo: platformId, state: 'NOT_FILLED' })[0]
  if (!found) throw new Error('nothing waits')
  return found
}

describe('a platform', () => {
  it('shows its facts and the twelve months of its year, and links to the open month and its form', async () => {
    const { user, router } = await renderAt('/function-platform', { as: 'researcher' })
    await user.click(await screen.findByRole('link', { name: /类脑智能/ }))
    expect(await screen.findByText('2019-06-01')).toBeTruthy()
    const months = within(await screen.findByRole('region', { name: /年各月填报/ })).getAllByRole('listitem')
    expect(months).toHaveLength(12)
    const { id, number } = waiting('platform-function-1')
    const month = months[Number(number?.slice(5)) - 1]
    expect(month?.textContent).toContain('未填报')
    if (!month) throw new Error('no month')
    await user.click(within(month).getByRole('link'))
    await user.click(await screen.findByRole('button', { name: '开始填报' }))
    expect(await screen.findByLabelText(/本月主要工作与成效/)).toBeTruthy()
    expect(router.state.location.pathname).toBe(`/monthly-progress-form/${id}/monthly-progress/progress`)
  })

  it('offers last month’s figures and plan, copies them with one click, and asks for the reason of a jump', async () => {
    const { id } = waiting('platform-service-1')
    const { user } = await renderAt(`/monthly-report-form/${id}/figures/${id}`, { as: 'researcher' })
    await user.click(await screen.findByRole('button', { name: /^填入上月 ?：服务收入$/ }))
    const [income] = screen.getAllByLabelText(/服务收入/)
    expect((income as HTMLInputElement).value).toBe('64')
    expect(document.activeElement).toBe(income)
    expect(screen.queryByRole('button', { name: /^填入上月 ?：服务收入$/ })).toBeNull()
    const hours = screen.getAllByLabelText(/设备开机时数/)[0] as HTMLElement
    await user.type(hours, '9')
    await user.tab()
    expect(await screen.findByLabelText(/设备开机时数变化较大的原因/)).toBeTruthy()
  })

  it('saves what is filled in for the next month while the month before is returned', async () => {
    const { id, facts } = waiting('platform-service-1')
    const before = backend.db.works
      .where({ belongsTo: 'platform-service-1', state: 'SUBMITTED' })
      .toSorted((a, b) => (String(a.facts.month) < String(b.facts.month) ? 1 : -1))[0]
    if (!before) throw new Error('nothing before')
    expect(String(before.facts.month) < String(facts.month)).toBe(true)
    backend.db.works.update(before.id, { state: 'RETURNED', opinion: '请核对' })
    const { user } = await renderAt(`/monthly-report-form/${id}/figures/${id}`, { as: 'researcher' })
    const income = await screen.findByRole('textbox', { name: /^服务收入/ })
    await user.clear(income)
    await user.type(income, '66')
    await user.tab()
    await waitFor(() => expect(backend.db.contents.get(id)?.values).toMatchObject({ income: '66' }), { timeout: 8000 })
    expect(screen.queryByText('上月月报尚未提交，请先提交上月月报')).toBeNull()
  })

  it('shows the year’s figures by month, its totals against last year, and plots', async () => {
    await renderAt('/function-platform/platform-service-1', { as: 'researcher' })
    const months = within(await screen.findByRole('region', { name: /年各月填报/ })).getAllByRole('listitem')
    const [first] = months
    expect(first?.textContent).toMatch(/服务企业\d+ 家/)
    expect(months.filter(({ textContent }) => textContent?.includes('变化较大'))).toHaveLength(1)
    const table = screen.getByRole('table', { name: /年累计与去年同期/ })
    const income = within(table).getByRole('row', { name: /服务收入（万元，合计）/ })
    expect(
      within(income)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual([
      expect.stringMatching(/^[\d,.]+$/),
      expect.stringMatching(/^[\d,.]+$/),
      expect.stringMatching(/^[+-]?\d+%$/),
    ])
    expect(await screen.findByRole('img', { name: '各月服务企业（家）折线图' })).toBeTruthy()
  })

  it('that is disabled opens its last year, whose reports can be read', async () => {
    const { user, router } = await renderAt('/function-platform/platform-service-2', { as: 'researcher' })
    const months = await screen.findByRole('region', { name: /年各月填报/ })
    await user.click(within(months).getByRole('link', { name: '12 月' }))
    expect(await screen.findByText(/为一家中小企业完成模型评测/)).toBeTruthy()
    expect(router.state.location.pathname).toMatch(/\/filed$/)
    expect(screen.queryByRole('button', { name: /填报|提交/ })).toBeNull()
  })

  it('shows an invalid month as it was entered', async () => {
    interceptCall('Platform', async (go) => {
      const answer = await (await go()).json()
      answer.data.platform.months[0].month = '一季度'
      return Response.json(answer)
    })
    await renderAt('/function-platform/platform-function-1', { as: 'researcher' })
    expect((await screen.findAllByText('一季度')).length).toBeGreaterThan(0)
    expect(document.body.textContent).not.toContain('NaN')
  })

  it('that is disabled explains this and offers no report, while its former months stay readable', async () => {
    await renderAt('/function-platform/platform-service-2', { as: 'researcher' })
    expect(await screen.findByText('平台已停用，不能填报')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /开始填报/ })).toBeNull()
  })

  it('of another user shows an explanation with a link back', async () => {
    await renderAt('/function-platform/platform-service-1', { as: 'expert' })
    expect(await screen.findByText('没有找到这个平台')).toBeTruthy()
  })

  it('has its report of technical services at addresses of its own', async () => {
    const { id } = waiting('platform-service-1')
    const { user, router } = await renderAt(`/monthly-report-fill/${id}`, { as: 'researcher' })
    const back = await screen.findByRole('link', { name: '返回平台' })
    expect(back.getAttribute('href')).toBe('/function-platform/platform-service-1')
    await user.click(await screen.findByRole('button', { name: '开始填报' }))
    expect((await screen.findAllByLabelText(/服务企业/)).length).toBeGreaterThan(0)
    expect(router.state.location.pathname).toBe(`/monthly-report-form/${id}/figures/${id}`)
  })

  it('appears among the to-dos at home', async () => {
    await renderAt('/', { as: 'researcher' })
    const home = await screen.findByRole('region', { name: /^待办（/ })
    expect(within(home).getByRole('link', { name: new RegExp(waiting('platform-service-1').title) })).toBeTruthy()
  })
})
