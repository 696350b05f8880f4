/** Tests of lists with repeated items and of different things with equal names. */
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { program } from '@/api/program'
import { smartform } from '@/api/smartform'
import { ProjectLedgerDocument } from '@/features/project/graphql/ledger.program.generated'
import { saveToken } from '@/session/token'
import { FormDefinitionDocument } from '@/shared/graphql/forms.smartform.generated'
import { backend } from './backend'
import { interceptCall } from './pending-requests'
import { renderAt } from './render'

afterEach(() => vi.restoreAllMocks())

describe('a list that contains an item twice', () => {
  it('shows it once, and removes it with the list’s item', async () => {
    interceptCall('Works', async (go) => {
      const answer = await (await go()).json()
      const { items } = answer.data.works
      answer.data.works.items = [...items, ...items.slice(0, 2)]
      return Response.json(answer)
    })
    const { router } = await renderAt('/my-project', { as: 'researcher' })
    const names = async () => {
      const rows = within(await screen.findByRole('table', { name: '我的项目' }))
        .getAllByRole('row')
        .slice(1)
      return rows.map((row) => row.getAttribute('data-row') ?? row.textContent)
    }
    const before = await names()
    expect(new Set(before).size).toBe(before.length)
    await router.navigate('/my-project?state=RETURNED')
    await waitFor(async () => expect(await names()).toHaveLength(1))
  })
})

describe('different things with equal names', () => {
  it('a contact of two units is listed with each of them', async () => {
    const { db } = backend
    const [own] = db.memberships.where({ userId: 'user-researcher', applyStatus: 2 })
    const [helper] = db.memberships.where({ unitId: own?.unitId, isAdmin: 1, applyStatus: 2 })
    const other = [...db.units.all()].find(({ id }) => id !== own?.unitId) ?? expect.fail()
    if (!own || !helper) expect.fail()
    db.memberships.insert({ ...own, id: 'own-second', unitId: other.id, isDefault: 0 })
    db.memberships.insert({ ...helper, id: 'helper-second', unitId: other.id, isDefault: 0 })
    await renderAt('/403?page=audit', { as: 'researcher' })
    const list = (await screen.findByRole('heading', { name: '可以为您开通的人' })).nextElementSibling as HTMLElement
    const name = db.users.get(helper.userId)?.userFullname ?? '-'
    const rows = within(list).getAllByText((words) => words.startsWith(name))
    for (const unitId of [own.unitId, other.id])
      expect(rows.filter((row) => row.textContent?.includes(db.units.get(unitId)?.unitName ?? '-'))).toHaveLength(1)
  })

  it('ledger lines of one project stay its own after reading another project’s', async () => {
    saveToken(backend.signIn('researcher'))
    const ledger = async (projectId: string) =>
      (await program.query(ProjectLedgerDocument, { projectId })).projectLedger.find(({ kind }) => kind === 'FUNDING')
    const first = await ledger('content-25DZ1200-001')
    expect(await ledger('content-25692100-001')).not.toEqual(first)
    expect(await ledger('content-25DZ1200-001')).toEqual(first)
  })

  it('a form version stays the same after reading another version', async () => {
    saveToken(backend.signIn('researcher'))
    const form = async (version: number) =>
      (await smartform.query(FormDefinitionDocument, { formId: 'soft-science-declaration', version })).formDefinition
        .version
    expect([await form(1), await form(2), await form(1)]).toEqual([1, 2, 1])
  })
})
