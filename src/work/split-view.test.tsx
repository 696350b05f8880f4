/** Tests of the split view of lists. */
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { backend } from '../../tests/backend'
import { ownEntry } from '../../tests/own-entry'
import { renderAt } from '../../tests/render'

const list = '/company/unit-1/project'
const settings = ownEntry('unitAdministrator', 'words/lists')
const pane = () => screen.findByRole('region', { name: '打开的内容' })
const titles = () => [...document.querySelectorAll('li a[href*="paper="]')].map(({ textContent }) => textContent)
const opened = async (title: string | null | undefined) =>
  within(await pane()).findByRole('heading', { level: 2, name: String(title) })

describe('the split view of a list', () => {
  // jsdom has no layout: a window wide enough for a list beside a paper.
  beforeEach(() => {
    const real = window.matchMedia
    vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
      query === '(min-width: 992px)' ? { ...real(query), matches: true } : real(query),
    )
    localStorage.setItem(settings, JSON.stringify({ split: true }))
  })
  afterEach(() => {
    vi.restoreAllMocks()
    localStorage.clear()
  })

  it('is chosen in the settings of a list, and kept', async () => {
    localStorage.clear()
    const { user } = await renderAt(list, { as: 'unitAdministrator' })
    await user.click(await screen.findByRole('button', { name: '列表设置' }))
    await user.click(await screen.findByRole('radio', { name: '分栏：左边列表，右边内容和审核意见' }))
    expect(within(await pane()).getByText('请从左边的列表中选一份。')).toBeTruthy()
    expect(JSON.parse(localStorage.getItem(settings) ?? '')).toMatchObject({ split: true })
  })

  it('opens papers by F9 and F8, keeps the open one in the address, and moves the focus to its heading', async () => {
    const { user, router } = await renderAt(list, { as: 'unitAdministrator' })
    await pane()
    await waitFor(() => expect(titles().length).toBeGreaterThan(2))
    const [first, second] = titles()
    await user.keyboard('{F9}')
    const heading = await opened(first)
    await waitFor(() => expect(document.activeElement).toBe(heading))
    await user.keyboard('{F9}')
    await opened(second)
    const id = new URLSearchParams(router.state.location.search).get('paper')
    expect(backend.db.works.get(id ?? '')?.title).toBe(second)
    expect(document.querySelector('[aria-current="true"]')?.textContent).toBe(second)
    await user.keyboard('{F8}')
    await opened(first)
    expect(screen.getByText(/^本页第 1 份，共/)).toBeTruthy()
    await router.navigate(-1)
    await waitFor(() => expect(router.state.location.search).toBe(''))
  })

  it('decides, says so, updates the list and opens the next paper that waits', async () => {
    const { user } = await renderAt(`${list}?state=UNIT_REVIEW`, { as: 'unitAdministrator' })
    await waitFor(() => expect(titles().length).toBeGreaterThan(1))
    const [first, second] = titles()
    await user.keyboard('{F9}')
    await opened(first)
    const form = within(await screen.findByRole('form', { name: '审核意见' }))
    await user.click(form.getByRole('radio', { name: /^不予受理/ }))
    await user.type(form.getByRole('textbox'), '不属于本年度范围')
    await user.click(form.getByRole('button', { name: '提交审核意见' }))
    await user.click(await screen.findByRole('button', { name: '不予受理' }))
    expect(await screen.findByText(new RegExp(`《${first}》的审核结论是“不予受理”。已打开下一份`))).toBeTruthy()
    await opened(second)
    await waitFor(() => expect(titles()).not.toContain(first))
  })

  it('keeps an opinion that was typed before the next paper was opened', async () => {
    const { user } = await renderAt(`${list}?state=UNIT_REVIEW`, { as: 'unitAdministrator' })
    await waitFor(() => expect(titles().length).toBeGreaterThan(1))
    const [first, second] = titles()
    await user.keyboard('{F9}')
    await opened(first)
    await user.type(await within(await pane()).findByRole('textbox'), '请补充预算说明')
    await user.keyboard('{F9}')
    await opened(second)
    await user.keyboard('{F8}')
    await opened(first)
    expect(await within(await pane()).findByDisplayValue('请补充预算说明')).toBeTruthy()
  })

  it('refuses a paper that its reader must not see as its page does, beside the list', async () => {
    const other = backend.db.works.where({ kind: 'DECLARATION' }).find(({ unitId }) => unitId !== 'unit-1')
    if (!other) throw new Error('every declaration is of one unit')
    await renderAt(`${list}?paper=${other.id}`, { as: 'unitAdministrator' })
    expect(await within(await pane()).findByRole('heading', { name: '您不能查看这份内容' })).toBeTruthy()
    expect(document.body.textContent).not.toContain(other.title)
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
  })

  it('does not exist in a narrow window, where a shared link shows the paper alone', async () => {
    vi.restoreAllMocks()
    const work = backend.db.works.where({ kind: 'DECLARATION', unitId: 'unit-1', state: 'UNIT_REVIEW' })[0]
    if (!work) throw new Error('nothing waits for the unit')
    const { user } = await renderAt(`${list}?paper=${work.id}`, { as: 'unitAdministrator' })
    await opened(work.title)
    expect(screen.queryByRole('region', { name: '单位项目' })).toBeNull()
    // The next paper is one key away there too.
    await waitFor(async () => expect(within(await pane()).getByRole('button', { name: '下一份（F9）' })).toBeEnabled())
    await user.keyboard('{F9}')
    await waitFor(async () =>
      expect(within(await pane()).queryByRole('heading', { level: 2, name: work.title })).toBeNull(),
    )
    await user.click(within(await pane()).getByRole('link', { name: '关闭，回到列表' }))
    expect(await screen.findByRole('region', { name: '单位项目' })).toBeTruthy()
    expect(screen.queryByRole('region', { name: '打开的内容' })).toBeNull()
  })
})
