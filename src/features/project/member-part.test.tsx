/** Tests of confirming one's part in a declaration on screen. */
import { memoryBlobs } from '@mocks/blobs'
import { personaUserId } from '@mocks/personas'
import { createWork } from '@mocks/work/create'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { backend } from '../../../tests/backend'
import { renderAt } from '../../../tests/render'

/** The researcher's returned declaration asks a person of the demonstration to confirm. */
function confirmationOf(persona: 'expert' | 'newResearcher') {
  const { db } = backend
  const [declaration] = db.works.where({
    kind: 'DECLARATION',
    creatorId: personaUserId('researcher'),
    state: 'RETURNED',
  })
  if (!declaration) throw new Error('nothing returned')
  return createWork(
    { db, blobs: memoryBlobs(), token: null, now: Date.now(), caller: null },
    {
      kind: 'MEMBER_PART',
      belongsTo: declaration.id,
      projectId: null,
      unitId: declaration.unitId,
      creatorId: declaration.creatorId,
      assigned: { member: [personaUserId(persona)] },
      title: '团队项目',
      facts: {
        said: {
          name: '赵立群',
          role: '骨干',
          months: '6',
          certificate: '**************8873',
          unit: '研究院',
          duty: '测试',
        },
      },
    },
  )
}

describe('a team member', () => {
  it('reads their part of the declaration and confirms it, which the leader sees', async () => {
    const { id, belongsTo } = confirmationOf('expert')
    const { user, leave } = await renderAt(`/my-project/confirm/${id}`, { as: 'expert' })
    expect(await screen.findByText('**************8873')).toBeTruthy()
    await user.click(await screen.findByRole('button', { name: '确认参与' }))
    await waitFor(() => expect(backend.db.works.get(id)?.state).toBe('CONFIRMED'))
    leave()
    await renderAt(`/declare-status-list/${belongsTo}`, { as: 'researcher' })
    const parts = await screen.findByRole('region', { name: '成员确认' })
    expect(parts.textContent).toContain('赵立群')
    expect(parts.textContent).toContain('已确认')
  })

  it('declines with a reason that the leader reads', async () => {
    const part = backend.db.works
      .where({ kind: 'MEMBER_PART' })
      .find(({ assigned }) => assigned.member?.includes(personaUserId('expert')))
    // A request stands in the seeds, so that a newcomer can try it.
    if (!part) throw new Error('nobody is asked')
    const { user, leave } = await renderAt(`/my-project/confirm/${part.id}`, { as: 'expert' })
    await user.click(await screen.findByRole('button', { name: '不参与' }))
    await user.type(screen.getByRole('textbox', { name: /不参与的原因/ }), '已在另一项目')
    await user.click(screen.getByRole('button', { name: '提交不参与' }))
    await waitFor(() => expect(backend.db.works.get(part.id)?.state).toBe('DECLINED'))
    leave()
    await renderAt(`/declare-status-list/${part.belongsTo}`, { as: 'researcher' })
    expect((await screen.findByRole('region', { name: '成员确认' })).textContent).toContain('原因：已在另一项目')
  })

  it('below the intermediate real-name level is sent to the verification (60345)', async () => {
    const { id } = confirmationOf('newResearcher')
    const { user } = await renderAt(`/my-project/confirm/${id}`, { as: 'newResearcher' })
    await user.click(await screen.findByRole('button', { name: '确认参与' }))
    expect((await screen.findByRole('link', { name: '去实名认证' })).getAttribute('href')).toContain(
      '/account/settings/security',
    )
    expect(backend.db.works.get(id)?.state).toBe('TO_CONFIRM')
  })
})
