/** Tests of the due calendar. */
import { personaUserId } from '@mocks/personas'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { formatDay } from '@/lib/time/beijing-time'
import { shiftMonth } from '@/lib/time/months'
import { backend } from '../../../tests/backend'
import { renderAt } from '../../../tests/render'

const day = 24 * 3_600_000

/** A reminder that is due in some days. */
function remind(title: string, inDays: number): string {
  const end = Date.now() + inDays * day
  backend.db.messages.insert({
    ...{ id: `due-${title}`, userId: personaUserId('researcher'), createDate: 1, read: true, contentType: 'TODO' },
    ...{ title, content: null, system: 's02', link: '/resume', todo: { std: 1, end } },
  })
  return formatDay(end)
}

it('the calendar shows a month’s due dates as a keyboard-navigable table with links', async () => {
  const due = remind('交材料', 47)
  const { user, router } = await renderAt(`/mail/calendar?month=${due.slice(0, 7)}`, { as: 'researcher' })
  const grid = await screen.findByRole('grid', { name: /^\d+ 年 \d+ 月$/ })
  expect(within(grid).getAllByRole('columnheader')).toHaveLength(7)
  const cell = () => grid.querySelector<HTMLElement>('[role=gridcell][tabindex="0"]') ?? expect.fail('no day')
  const at = () => cell().getAttribute('data-day')
  expect(at()).toBe(`${due.slice(0, 7)}-01`)
  expect(within(grid).getByRole('link', { name: '交材料' }).getAttribute('href')).toBe('/resume')

  cell().focus()
  const days = Number(due.slice(8)) - 1
  await user.keyboard(`${'{ArrowDown}'.repeat(Math.floor(days / 7))}${'{ArrowRight}'.repeat(days % 7)}`)
  expect(at()).toBe(due)
  expect(document.activeElement).toBe(cell())
  expect(cell().textContent).toMatch(/1 项到期/)
  await user.keyboard('{Enter}')
  expect(within(screen.getByRole('region', { name: `${due} 到期的事项` })).getByText('交材料')).toBeTruthy()
  cell().focus()
  await user.keyboard('{PageDown}')
  await waitFor(() => expect(router.state.location.search).toContain(`month=${shiftMonth(due.slice(0, 7), 1)}`))
  await waitFor(() =>
    expect(document.activeElement?.getAttribute('data-day')).toMatch(new RegExp(`^${shiftMonth(due.slice(0, 7), 1)}`)),
  )
})

it('the calendar shows the same as a list, includes closing guides for applicants, and exports the month as a file', async () => {
  const due = remind('交材料', 3)
  const { user } = await renderAt(`/mail/calendar?month=${due.slice(0, 7)}&view=list`, { as: 'researcher' })
  expect(await screen.findByRole('link', { name: '交材料' })).toBeTruthy()
  const closing = backend.db.guides
    .where(({ opensAt, closesAt }) => opensAt < Date.now() && closesAt > Date.now())
    .find(({ closesAt }) => formatDay(closesAt).startsWith(due.slice(0, 7)))
  if (closing) expect(screen.getAllByText('指南截止').length).toBeGreaterThan(0)
  const createObjectURL = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:calendar')
  await user.click(screen.getByRole('button', { name: '导出本月日历文件（.ics）' }))
  const [file] = createObjectURL.mock.calls[0] ?? expect.fail('nothing was kept')
  const text = await (file as Blob).text()
  expect(text).toContain(`DTSTART;VALUE=DATE:${due.replaceAll('-', '')}`)
  expect(text.split('BEGIN:VEVENT')).toHaveLength(screen.getAllByText(/^(填报|办理|提醒事项|指南截止)$/).length + 1)
})

it('the calendar shows no guides to other users, and reports an empty month', async () => {
  await renderAt('/mail/calendar?month=2099-01&view=list', { as: 'auditor' })
  expect(await screen.findByText('这个月没有到期的事项。')).toBeTruthy()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '导出本月日历文件（.ics）' }).disabled).toBe(true)
})

it('the calendar does not say that nothing is due while a month is loading', async () => {
  const { user } = await renderAt('/mail/calendar?month=2099-01', { as: 'auditor' })
  expect(await screen.findByText('2099-01-01 没有到期的事项。')).toBeTruthy()
  backend.network.delay = 200
  await user.click(screen.getByRole('button', { name: '下个月' }))
  await screen.findByRole('grid', { name: '2099 年 2 月' })
  expect(screen.queryByText(/没有到期的事项/)).toBeNull()
  backend.network.delay = 0
  expect(await screen.findByText('2099-02-01 没有到期的事项。')).toBeTruthy()
})
