/** Tests that responses which break the contract do not break a page. */
import type { PersonaId } from '@mocks/personas'
import { screen, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { declarePath } from '@/features/project/paths'
import { backend } from '../../tests/backend'
import { interceptCall } from '../../tests/pending-requests'
import { renderAt } from '../../tests/render'

/** The answers to an operation are about another thing: its id in them is another one. */
function answersAboutAnother(operation: string, id: string): void {
  interceptCall(operation, async (go) => {
    const answer = await go()
    return new Response((await answer.text()).replaceAll(`"${id}"`, '"another"'), answer)
  })
}
afterEach(() => void vi.restoreAllMocks())

function openGuide(): string {
  const now = Date.now()
  const [guide] = backend.db.guides.where(({ opensAt, closesAt }) => opensAt < now && closesAt > now)
  return guide?.id ?? expect.fail('no guide')
}
function ownWork(): string {
  return backend.db.works.where({ kind: 'DECLARATION', creatorId: 'user-researcher' })[0]?.id ?? expect.fail('no work')
}

interface Case {
  title: string
  id(): string
  at(id: string): string
  operation: string
  as: PersonaId
}

const cases: readonly Case[] = [
  {
    ...{ title: 'a unit', id: () => 'unit-1', at: (id) => `/company/${id}/dashboard` },
    ...{ operation: 'CompanyUnit', as: 'unitAdministrator' },
  },
  {
    ...{ title: 'information of a unit', id: () => 'unit-1', at: (id) => `/company/${id}/info` },
    ...{ operation: 'UnitInfo', as: 'unitAdministrator' },
  },
  { title: 'a guide', id: openGuide, at: (id) => `/guides/${id}`, operation: 'Guide', as: 'researcher' },
  {
    ...{
      title: 'a guide to declare under',
      id: openGuide,
      at: (id) => declarePath(backend.db.guides.get(id) ?? expect.fail(id)),
    },
    ...{ operation: 'Guide', as: 'researcher' },
  },
  { title: 'a work', id: ownWork, at: (id) => `/declare-status-list/${id}`, operation: 'Work', as: 'researcher' },
]

it.each(cases)(
  '$title with another id than requested: the page shows an error with a retry and a link',
  async (testCase) => {
    const id = testCase.id()
    answersAboutAnother(testCase.operation, id)
    const { user } = await renderAt(testCase.at(id), { as: testCase.as })
    const words = '服务器返回的不是这一项的内容，请重试'
    await screen.findByText(words)
    const main = within(screen.getByRole('main'))
    expect(main.getByRole('link', { name: /^返回/ })).toBeTruthy()
    vi.restoreAllMocks()
    await user.click(main.getByRole('button', { name: /重\s?试/ }))
    await vi.waitFor(() => expect(screen.queryByText(words)).toBeNull())
  },
)
