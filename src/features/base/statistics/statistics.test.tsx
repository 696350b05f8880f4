/** Tests of the page of base statistics. */
import { type PersonaId, personaUserId } from '@mocks/personas'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { setLocale } from '@/lib/i18n/i18n'
import { backend } from '../../../../tests/backend'
import { renderAt } from '../../../../tests/render'

const path = '/base/statistics'

describe('statistics of base reports', () => {
  it('show the commission the share of submitted reports, with plots and tables, and link each number to its reports', async () => {
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
      expect(await within(figure).findByText('进行中')).toBeTruthy()
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

  it('open the same number of reports from a number in a plot’s table', async () => {
    const { user } = await renderAt(path, { as: 'supervisingDepartment' })
    const year = new Date().getFullYear() - 1
    const table = within(await screen.findByRole('figure', { name: '历年提交' }))
    const [expected, submitted] = table.getAllByRole('link', { name: new RegExp(`^${year}`), hidden: true })
    expect(submitted?.textContent).not.toBe(expected?.textContent)
    await user.click(submitted as HTMLElement)
    expect(await screen.findByText(`共 ${submitted?.textContent} 项`)).toBeTruthy()
  })

  it('keep their filters in the address, and show a host unit its own only', async () => {
    await renderAt(`${path}?kind=youth-workstation&figure=enrolled&by=UNIT`, { as: 'unitAdministrator' })
    const table = await screen.findByRole('region', { name: '按依托单位' })
    expect(within(table).getAllByRole('row')).toHaveLength(2)
    expect(within(table).getByRole('row', { name: /上海申江大学/ })).toBeTruthy()
    expect(screen.getByRole('heading', { name: '历年招收学员（人）' })).toBeTruthy()
    expect(screen.getByRole('combobox', { name: '类别' })).toBeTruthy()
  })
})

describe('statistics in English', () => {
  afterEach(() => setLocale('zh'))

  it('name host units and districts in English wherever they stand', async () => {
    const { user } = await renderAt(`${path}?by=UNIT`, { as: 'supervisingDepartment' })
    await user.click(await screen.findByRole('button', { name: 'English' }))
    const units = within(await screen.findByRole('region', { name: 'Host unit' }))
    expect(units.getByRole('rowheader', { name: 'Shenjiang University, Shanghai' })).toBeTruthy()
    expect(screen.queryAllByText('上海申江大学')).toEqual([])
    expect((await screen.findAllByText('Yangpu')).length).toBeGreaterThan(0)
    expect(screen.queryAllByText('杨浦区')).toEqual([])
  })
})

describe('access to the statistics', () => {
  it.each<[PersonaId, string[], string[]]>([
    ['supervisingDepartment', ['s02.f9005'], ['重点实验室']],
    ['supervisingDepartment', ['s02.f9003', 's02.f9010'], ['工程技术研究中心', '软科学研究基地']],
    ['researcher', ['s02.f009', 's02.f9001'], ['科学基地']],
  ])('%s with %j opens them from home and sees %j only', async (as, permissions, kinds) => {
    backend.db.users.update(personaUserId(as), { permissions })
    const { user } = await renderAt('/', { as })
    const entries = await screen.findByRole('navigation', { name: '快捷入口' })
    await user.click(within(entries).getByRole('link', { name: '基地年度检查统计' }))
    const table = await screen.findByRole('region', { name: '按类别' })
    const rows = within(table).getAllByRole('rowheader')
    expect(rows.map(({ textContent }) => textContent).filter((text) => text !== '合计')).toEqual(kinds)
  })

  it('an auditor of a host unit sees all of its bases, of every kind', async () => {
    backend.db.users.update(personaUserId('unitAdministrator'), { permissions: ['s02.f015'] })
    await renderAt(path, { as: 'unitAdministrator' })
    const table = await screen.findByRole('region', { name: '按类别' })
    expect(within(table).getAllByRole('rowheader').length).toBeGreaterThan(3)
  })

  it('a researcher without a base has no entry and no access', async () => {
    backend.db.users.update(personaUserId('researcher'), { permissions: ['s02.f009'] })
    const { router } = await renderAt('/', { as: 'researcher' })
    const entries = await screen.findByRole('navigation', { name: '快捷入口' })
    expect(within(entries).queryByRole('link', { name: '基地年度检查统计' })).toBeNull()
    await router.navigate(path)
    expect(await screen.findByRole('heading', { level: 1, name: '你无权访问该页面' })).toBeTruthy()
  })
})
