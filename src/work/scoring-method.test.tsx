/** Tests of the text about how review scores are compared. */
import { personaUserId } from '@mocks/personas'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { scoringMethod } from '@/lib/scores/method'
import { backend } from '../../tests/backend'
import { renderAt } from '../../tests/render'

const own = (state: string) =>
  backend.db.works.where({ kind: 'DECLARATION', creatorId: personaUserId('researcher'), state })[0] ??
  expect.fail(`no ${state}`)

it('an applicant who is passed over reads beside the result how scores are compared', async () => {
  const { id } = own('UNDER_EVALUATION')
  backend.db.works.update(id, { state: 'NOT_APPROVED' })
  await renderAt(`/declare-status-list/${id}`, { as: 'researcher' })
  const part = within(await screen.findByRole('region', { name: '评审分数怎样比较' }))
  expect(part.getByText(scoringMethod)).toBeTruthy()
  expect(screen.getAllByText('不予立项')).not.toHaveLength(0)
})

it('nobody is told how scores are compared before there is a result', async () => {
  await renderAt(`/declare-status-list/${own('UNDER_EVALUATION').id}`, { as: 'researcher' })
  expect(await screen.findByRole('region', { name: '办理过程' })).toBeTruthy()
  expect(screen.queryByRole('region', { name: '评审分数怎样比较' })).toBeNull()
})
