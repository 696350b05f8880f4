/** Tests that a new kind of base needs only a registry entry and a form. */
import { memoryBlobs } from '@mocks/blobs'
import { openYear } from '@mocks/domain/platforms/bases'
import { personaUserId } from '@mocks/personas'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { backend } from '../../../tests/backend'
import { renderAt } from '../../../tests/render'

/** A kind of base that is nowhere but here: an entry in the registry and the definition of its form. */
vi.mock('@/work/kinds/base-kinds', async (original) => {
  const known = await original<typeof import('@/work/kinds/base-kinds')>()
  const { baseEntry } = await import('@/work/kinds/entry')
  const added: (typeof known.baseKinds)[number] = {
    id: 'science-museum',
    noun: '科普场馆',
    report: '科普场馆年度检查',
    permission: 's02.f9001',
    entry: baseEntry('museum', '绑定科普场馆', '场馆名称'),
    paths: { list: 'base/museum', init: 'base/museum/init', fill: 'base/museum/fill', info: 'base/museum/info' },
    period: { days: 30 },
    reviewedBy: { role: 'unit', permission: 's02.f015' },
  }
  const baseKinds = [...known.baseKinds, added]
  return { ...known, baseKinds, findBaseKind: (id: string) => baseKinds.find((baseKind) => baseKind.id === id) }
})
vi.mock('@mocks/forms/bases/all', async (original) => {
  const known = await original<typeof import('@mocks/forms/bases/all')>()
  const field = { id: 'people', kind: 'number', label: '固定人员', required: true } as const
  const page = { id: 'year', title: '年度情况', sections: [{ id: 'figures', fields: [field] }] }
  const form = { id: 'science-museum', version: 1, title: '科普场馆年度检查表', pages: [page] }
  return { ...known, baseForms: [...known.baseForms, form] }
})

it('a new kind of base needs an entry in the registry and a form: list, binding, year, form, review and audit follow', async () => {
  const { db } = backend
  const year = new Date(Date.now() + 8 * 3600_000).getUTCFullYear()
  const base = db.bases.insert({
    ...{ id: 'museum-1', kind: 'science-museum', number: 'KP001', name: '上海航天科普馆', unitId: 'unit-1' },
    ...{ leaderName: '陈思远', checkCode: 'AB34CD', personIds: [personaUserId('researcher')], field: '航天' },
    ...{ recognisedOn: '2020-01-01', disabled: false },
  })
  const [opensAt, closesAt] = [Date.now() - 3600_000, Date.now() + 9 * 24 * 3600_000]
  const context = { db, blobs: memoryBlobs(), token: null, now: Date.now(), caller: null }
  openYear(context, { kind: 'science-museum', year, opensAt, closesAt }, [base])

  const { user, router, leave } = await renderAt('/museum', { as: 'researcher' })
  expect(await screen.findByRole('textbox', { name: /^场馆名称/ })).toBeTruthy()
  await router.navigate('/base/museum')
  await user.click(await screen.findByRole('link', { name: `开始填报：上海航天科普馆 ${year} 年` }))
  await user.click(await screen.findByRole('button', { name: '开始填报' }))
  expect(await screen.findByLabelText(/^固定人员/)).toBeTruthy()
  expect(router.state.location.pathname).toMatch(new RegExp(`^/base/museum/info/museum-1-${year}/science-museum/`))
  leave()

  const content = db.contents.get(`museum-1-${year}`)
  if (!content) throw new Error('not begun')
  db.contents.update(content.id, { values: { people: '12' } })
  db.works.update(content.id, { state: 'HOST_REVIEW', submittedAt: Date.now() })
  db.contents.update(content.id, { submitted: { revision: 1, values: content.values } })
  const review = await renderAt('/base/selectUnit', { as: 'unitAdministrator' })
  const list = await screen.findByRole('region', { name: '基地报告审核' })
  await review.user.click(await within(list).findByRole('link', { name: /^审核：上海航天科普馆/ }))
  await review.user.click(await screen.findByRole('radio', { name: /^通过/ }))
  await review.user.click(screen.getByRole('button', { name: '提交审核意见' }))
  await waitFor(() => expect(db.works.get(content.id)?.state).toBe('SUBMITTED'))
})
