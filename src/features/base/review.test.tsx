/** Tests of the review of base reports by their host unit. */
import { addMembership } from '@mocks/db/seeds/person'
import { personaUserId } from '@mocks/personas'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { baseKinds } from '@/work/kinds/base-kinds'
import { backend } from '../../../tests/backend'
import { pressChecked } from '../../../tests/press-checked'
import { renderAt } from '../../../tests/render'

const { db } = backend
const kinds = new Set(baseKinds.map(({ id }) => id))
const waiting = (unitId = 'unit-1') =>
  db.works.where((work) => kinds.has(work.kind) && work.state === 'HOST_REVIEW' && work.unitId === unitId)
const first = (unitId?: string) => {
  const [work] = waiting(unitId)
  if (!work) throw new Error('nothing waits')
  return work
}

describe('base reports reviewed by their host unit', () => {
  it('an address with another unit than the report’s shows that, and links to the review', async () => {
    const report = db.works.where({ kind: 'science-base', state: 'HOST_REVIEW' })[0]
    const { user, router } = await renderAt(`/base/fillReport/${report?.id}/unit-3`, { as: 'unitAdministrator' })
    expect(await screen.findByRole('heading', { level: 1, name: '这份内容不属于地址中的单位' })).toBeTruthy()
    expect(screen.queryByRole('radio', { name: /^通过/ })).toBeNull()
    await user.click(screen.getByRole('link', { name: `打开《${report?.title}》` }))
    await waitFor(() => expect(router.state.location.pathname).toBe(`/base/fillReport/${report?.id}/unit-1`))
    expect(await screen.findByRole('radio', { name: /^通过/ })).toBeTruthy()
  })

  it('are passed in a batch, by name', async () => {
    const { user } = await renderAt('/base/selectUnit', { as: 'unitAdministrator' })
    const [work, two] = waiting()
    if (!work || !two) throw new Error('too few wait')
    for (const { title } of [work, two])
      await user.click(await screen.findByRole('checkbox', { name: new RegExp(title) }))
    await user.click(screen.getByRole('button', { name: '通过 2 份' }))
    const dialog = await screen.findByRole('dialog', { name: /通过 2 份/ })
    for (const { title } of [work, two]) expect(dialog.textContent).toContain(title)
    await pressChecked(user, dialog, '通过')
    await waitFor(() =>
      expect([work, two].map(({ id }) => db.works.get(id)?.state)).toEqual(['SUBMITTED', 'SUBMITTED']),
    )
    expect(await screen.findByText('通过：2 项成功')).toBeTruthy()
  })

  it('are returned in a batch with one opinion, which each author receives', async () => {
    const { user } = await renderAt('/base/selectUnit', { as: 'unitAdministrator' })
    const [work, two] = waiting()
    if (!work || !two) throw new Error('too few wait')
    for (const { title } of [work, two])
      await user.click(await screen.findByRole('checkbox', { name: new RegExp(title) }))
    await user.click(screen.getByRole('button', { name: '退回 2 份' }))
    const dialog = await screen.findByRole('dialog', { name: /退回 2 份/ })
    for (const { title } of [work, two]) expect(dialog.textContent).toContain(title)
    fireEvent.change(within(dialog).getByRole('textbox', { name: /^退回意见/ }), {
      target: { value: '请核对人员数。' },
    })
    await pressChecked(user, dialog, '退回修改')
    expect(await screen.findByText('退回修改：2 项成功')).toBeTruthy()
    for (const { id } of [work, two])
      expect(db.works.get(id)).toMatchObject({ state: 'RETURNED', opinion: '请核对人员数。' })
  })

  it('are exported as Excel as filtered', async () => {
    const count = waiting().length
    const { user } = await renderAt('/base/selectUnit?state=HOST_REVIEW', { as: 'unitAdministrator' })
    expect(await screen.findByText(`共 ${count} 项`)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: '导出 Excel' }))
    expect(await screen.findByText(`已导出 ${count} 行`)).toBeTruthy()
  })

  it('of one unit at a time are shown to an administrator of two units', async () => {
    addMembership(db, personaUserId('unitAdministrator'), 'unit-2', { isAdmin: 1, roleCodes: ['unit_admin'] })
    const report = first('unit-2')
    const { user, router } = await renderAt('/base/selectUnit', { as: 'unitAdministrator' })
    const units = await screen.findByRole('list', { name: '单位' })
    expect(within(units).getAllByRole('link')).toHaveLength(2)
    await user.click(within(units).getByRole('link', { name: db.units.get('unit-2')?.unitName ?? '' }))
    await waitFor(() => expect(router.state.location.search).toContain('unit=unit-2'))
    const list = await screen.findByRole('region', { name: '基地报告审核' })
    expect(await within(list).findByRole('link', { name: report.title })).toBeTruthy()
    expect(within(list).queryByRole('link', { name: first().title })).toBeNull()
  })
})

it('count as in progress when they are filled in again after a return', async () => {
  const report = db.works.where({ kind: 'science-base', state: 'RETURNED', creatorId: personaUserId('researcher') })[0]
  await renderAt(`/base/fillReport/${report?.id}`, { as: 'researcher' })
  const timeline = within(await screen.findByRole('region', { name: '后续步骤' })).getAllByRole('listitem')
  expect(
    timeline
      .map(({ textContent }) => textContent)
      .map((stepText) => /^(开始填报|填报并提交|单位审核|办结)/.exec(stepText ?? '')?.[0]),
  ).toEqual(['开始填报', '填报并提交', '单位审核', '办结'])
  expect(timeline.findIndex((step) => step.getAttribute('aria-current') === 'step')).toBe(1)
})

it('the author continues a report from their base or the list, and reads others’ reports', async () => {
  const own = (state: string) =>
    db.works.where({ kind: 'science-base', state, creatorId: personaUserId('researcher') })[0] ?? expect.fail(state)
  await renderAt('/base/init', { as: 'researcher' })
  const link = async (action: string, { belongsTo, facts }: ReturnType<typeof own>) =>
    (await screen.findAllByRole('link', { name: `${action}：${db.bases.get(belongsTo)?.name} ${facts.year} 年` }))[0]
  expect((await link('继续填报', own('RETURNED')))?.textContent).toBe('继续填报')
  expect((await link('查看', own('SUBMITTED')))?.textContent).toBe('查看')
})
