// Who may see what in the split view: role × object × list, where a paper is named in the address.

import type { PersonaId } from '@mocks/personas'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { backend } from '../../tests/backend'
import { renderAt } from '../../tests/render'
import { sightObjects } from '../../tests/sight-objects'
import { workTitle } from './work-title'

/** The lists with a split view, by who opens them, and the kinds whose papers each can show. */
const lists: readonly (readonly [list: string, as: PersonaId, kinds: readonly string[]])[] = [
  ['/company/unit-1/project', 'unitAdministrator', ['DECLARATION']],
  ['/company/unit-1/project', 'departmentAdministrator', ['DECLARATION']],
  ['/company/unit-1/projectMatching', 'unitAdministrator', ['MATCHING', 'FUND_APPLICATION']],
  ['/company/unit-1/expert', 'unitAdministrator', ['EXPERT_APPLICATION', 'EXPERT_CHANGE']],
  ['/company/unit-1/foreignExpert', 'unitAdministrator', ['FOREIGN_EXPERT', 'FOREIGN_EXPERT_CHECK']],
  ['/company/unit-1/achievements', 'unitAdministrator', ['achievement-transformation']],
  ['/base/achievementList', 'supervisingDepartment', ['achievement-transformation']],
  ['/commission?tab=MATCHING', 'supervisingDepartment', ['MATCHING']],
  ['/commission?tab=EXPERT_APPLICATION', 'supervisingDepartment', ['EXPERT_APPLICATION']],
  ['/commission?tab=FOREIGN_EXPERT', 'supervisingDepartment', ['FOREIGN_EXPERT']],
  ['/pre-project-manage?tab=WORKS&kind=ACCEPTANCE', 'supervisingDepartment', ['ACCEPTANCE']],
  ['/pre-project-manage?tab=WORKS&kind=TASK_BOOK', 'departmentAdministrator', ['TASK_BOOK']],
  ['/reporting', 'awardUnitOfficer', ['AWARD_REPORT']],
]

const pane = () => within(screen.getByRole('region', { name: '打开的内容' }))

describe('the split view shows a paper to who may read it, and tells others nothing of it', () => {
  // jsdom has no layout: a window wide enough for a list beside a paper.
  beforeEach(() => {
    const real = window.matchMedia
    vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
      query === '(min-width: 992px)' ? { ...real(query), matches: true } : real(query),
    )
  })
  afterEach(() => vi.restoreAllMocks())

  it.each(lists)('%s, for %s', async (list, as, kinds) => {
    const { router } = await renderAt(list, { as })
    const address = router.state.location
    const objects = sightObjects.map(([name, find, readers]) => ({ name, work: find(backend.db), readers }))
    // Every object of the list's kinds, and one of another kind: the list shows no paper that it does not list.
    const other = objects.find(({ work, readers }) => !kinds.includes(work.kind) && readers.includes(as))
    const tried = [...objects.filter(({ work }) => kinds.includes(work.kind)), ...(other ? [other] : [])]
    for (const { name, work, readers } of tried) {
      const query = new URLSearchParams(address.search)
      query.set('paper', work.id)
      await router.navigate(address)
      await waitFor(() => expect(screen.queryByRole('region', { name: '打开的内容' })).toBeNull())
      await router.navigate(`${address.pathname}?${query}`)
      if (readers.includes(as) && kinds.includes(work.kind)) {
        await waitFor(() => pane().getByRole('heading', { level: 2, name: workTitle(work.title) }))
        continue
      }
      await waitFor(() => pane().getByRole('heading', { name: /^(您不能查看这份内容|没有找到这份内容)$/ }))
      // What other rows of the list say is theirs: a project's papers share its name.
      const told = [screen.getByRole('region', { name: '打开的内容' }).textContent, document.title]
      for (const secret of [work.title, work.number ?? work.title])
        for (const text of told) expect(text, `${as}, ${name}`).not.toContain(secret)
    }
  })
})
