import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderAt } from '../../../../tests/render'

const path = '/base/statistics'

describe('statistics of what bases report', () => {
  it('tell the commission how many of how many reported, with plots and their tables, and lead each number down to its reports', async () => {
    const { user, router } = await renderAt(path, { as: 'supervisingDepartment' })
    const table = await screen.findByRole('region', { name: '按类别' })
    expect(screen.getByText(/年应报 \d+ 份，已提交 \d+ 份，占 [\d.]+%。/)).toBeTruthy()
    for (const name of ['历年提交折线图', '历年人员总数（人）折线图', '人员总数的构成（人）占比图'])
      expect(screen.getByRole('img', { name })).toBeTruthy()
    expect(
      within(screen.getByRole('list', { name: '人员总数排名，从多到少' })).getAllByRole('listitem').length,
    ).toBeGreaterThan(3)
    // This year's reports are still coming in: a smaller number is no decline.
    const year = new Date().getFullYear()
    expect(screen.getAllByText(`${year} 年仍在进行，数字还不完整。`, { exact: false })).toHaveLength(2)
    for (const title of ['历年提交', '历年人员总数（人）']) {
      const figure = screen.getByRole('figure', { name: title })
      expect(within(figure).getByText('进行中')).toBeTruthy()
      expect(within(figure).getByRole('rowheader', { name: `${year}（进行中）`, hidden: true })).toBeTruthy()
      expect(within(figure).getByRole('rowheader', { name: String(year - 1), hidden: true })).toBeTruthy()
    }

    const laboratories = within(table).getByRole('row', { name: /重点实验室/ })
    const submitted = within(laboratories).getByRole('link', { name: /重点实验室，已提交：\d+ 份/ })
    await user.click(submitted)
    expect(router.state.location.search).toContain('kind=key-laboratory')
    expect(router.state.location.search).toContain('state=SUBMITTED')
    const heading = screen.getByRole('heading', { name: '这些数字背后的报告' })
    await waitFor(() => expect(document.activeElement).toBe(heading))
    expect(await screen.findByText(`共 ${submitted.textContent} 项`)).toBeTruthy()
  })

  it('lead a number of a plot’s table to as many reports', async () => {
    const { user } = await renderAt(path, { as: 'supervisingDepartment' })
    const year = new Date().getFullYear() - 1
    const table = within(await screen.findByRole('figure', { name: '历年提交' }))
    const [expected, submitted] = table.getAllByRole('link', { name: new RegExp(`^${year}`), hidden: true })
    expect(submitted?.textContent).not.toBe(expected?.textContent)
    await user.click(submitted as HTMLElement)
    expect(await screen.findByText(`共 ${submitted?.textContent} 项`)).toBeTruthy()
  })

  it('keep their filters in the address, and a host unit sees its own alone', async () => {
    await renderAt(`${path}?kind=youth-workstation&figure=enrolled&by=UNIT`, { as: 'unitAdministrator' })
    const table = await screen.findByRole('region', { name: '按依托单位' })
    expect(within(table).getAllByRole('row')).toHaveLength(2)
    expect(within(table).getByRole('row', { name: /上海申江大学/ })).toBeTruthy()
    expect(screen.getByRole('heading', { name: '历年招收学员（人）' })).toBeTruthy()
    expect(screen.getByRole('combobox', { name: '类别' })).toBeTruthy()
  })
})
