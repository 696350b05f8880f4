import { personaUserId } from '@mocks/personas'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { backend } from '../../tests/backend'
import { renderAt } from '../../tests/render'
import { storedDrafts } from '../../tests/stored-drafts'

const work = (
  kind: string,
  state: string,
  whose: (one: { creatorId: string; assigned: Readonly<Record<string, readonly string[]>> }) => boolean,
) => backend.db.works.where({ kind, state }).find(whose)?.id ?? expect.fail(`no ${kind}`)

interface Place {
  as: Parameters<typeof renderAt>[1] extends { as?: infer Persona } | undefined ? Persona : never
  path(): string
  /** Goes to where it is typed, and answers the field. */
  field(user: UserEvent): Promise<HTMLElement>
  /** What is pressed first, where what was left does not stand open. */
  reopen?: boolean
}

/** A laboratory's report that its supervising department reads. */
const inspected = () => backend.db.works.where({ kind: 'key-laboratory', state: 'SUBMITTED' })[0] ?? expect.fail()
const inspecting = () => `/base/laboratory/fill/${inspected().id}/${inspected().unitId}`
const lateExpert = () => backend.db.users.get('user-29')?.userFullname ?? ''

const places: Readonly<Record<string, Place>> = {
  'why a member declines': {
    as: 'expert',
    path: () =>
      `/my-project/confirm/${work('MEMBER_PART', 'TO_CONFIRM', ({ assigned }) => assigned.member?.includes(personaUserId('expert')) === true)}`,
    async field(user) {
      await user.click(await screen.findByRole('button', { name: '不参与' }))
      return screen.getByRole('textbox', { name: /不参与的原因/ })
    },
  },
  'what does not fit in the facts of an evaluation': {
    as: 'researcher',
    path: () =>
      `/my-project/evaluation-confirm/${work('PERFORMANCE', 'TO_CONFIRM', ({ creatorId }) => creatorId === personaUserId('researcher'))}`,
    async field(user) {
      await user.click(await screen.findByRole('button', { name: '信息有误' }))
      return screen.getByRole('textbox', { name: /不一致的内容/ })
    },
  },
  'why there is more time': {
    as: 'supervisingDepartment',
    path: () => '/commission/reviews',
    async field(user) {
      await user.click(await screen.findByRole('button', { name: `延长期限：${lateExpert()}` }))
      return within(await screen.findByRole('dialog')).getByLabelText(/延期原因/)
    },
    reopen: true,
  },
  'what an inspection found': {
    as: 'supervisingDepartment',
    path: inspecting,
    async field(user) {
      await user.click(await screen.findByRole('button', { name: '提出问题' }))
      return within(await screen.findByRole('dialog')).getByLabelText(/^问题/)
    },
    reopen: true,
  },
  'what was done about it': {
    as: 'supervisingDepartment',
    path() {
      if (!backend.db.findings.get('finding-1')) {
        const { id: workId, belongsTo } = inspected()
        backend.db.findings.insert({
          ...{ id: 'finding-1', workId, belongsTo, text: '没有台账', owner: '设备主管', raisedBy: '李处长' },
          ...{ raisedAt: Date.now(), dueAt: Date.now() + 86_400_000, settledAt: null, note: null },
        })
      }
      return inspecting()
    },
    async field(user) {
      await user.click(await screen.findByRole('button', { name: '确认整改：没有台账' }))
      return within(await screen.findByRole('dialog')).getByLabelText(/^整改情况/)
    },
    reopen: true,
  },
  'the description of a kind of work before it is published': {
    as: 'supervisingDepartment',
    path: () => '/test/kind/CONTRACT_CHANGE',
    field: () => screen.findByRole('textbox', { name: '流程定义' }),
  },
  'the note with a part handed back': {
    as: 'academician',
    path() {
      const [draft] = backend.db.works.where({
        kind: 'DECLARATION',
        state: 'RETURNED',
        creatorId: personaUserId('researcher'),
      })
      if (!backend.db.givenParts.get('part-1'))
        backend.db.givenParts.insert({
          ...{ id: 'part-1', workId: draft?.id ?? '', places: ['section:indirect'], byId: personaUserId('researcher') },
          ...{ toId: personaUserId('academician'), dueAt: Date.now() + 86_400_000, givenAt: Date.now() },
          ...{ state: 'OUT', endedAt: null, note: null },
        })
      return '/mail/part/part-1/continue'
    },
    field: () => screen.findByLabelText(/给填报人的说明/),
  },
}

describe('a text that goes with an act stays when its page goes away before the act is done', () => {
  it.each(Object.entries(places))('%s', async (_name, { as, path, field, reopen }) => {
    const first = await renderAt(path(), { as })
    fireEvent.change(await field(first.user), { target: { value: '写到一半的原因' } })
    await waitFor(async () => expect(await storedDrafts()).toContain('写到一半的原因'))
    first.leave()
    const { user } = await renderAt(path())
    if (reopen) await field(user)
    expect(await screen.findByDisplayValue('写到一半的原因')).toBeTruthy()
  })
})

it('a declined reason that was taken back goes to nobody with the confirmation, and is not kept any more', async () => {
  const { as, path, field } = places['why a member declines'] ?? expect.fail()
  const { user } = await renderAt(path(), { as })
  fireEvent.change(await field(user), { target: { value: '其实可以参加' } })
  await user.click(screen.getByRole('button', { name: '返回确认' }))
  await user.click(screen.getByRole('button', { name: '确认参与' }))
  await waitFor(() =>
    expect(backend.db.works.where({ kind: 'MEMBER_PART', state: 'CONFIRMED' }).length).toBeGreaterThan(0),
  )
  expect(JSON.stringify(backend.db.workHistories.where({}))).not.toContain('其实可以参加')
  await waitFor(async () => expect(await storedDrafts()).not.toContain('其实可以参加'))
})

it('a note of a reviewer is saved from its first character, whatever becomes of its page', async () => {
  const id = 'review-tech-2'
  const { user, leave } = await renderAt(`/expert/review/${id}`, { as: 'expert' })
  await user.click(await screen.findByRole('button', { name: '给 关键词 加批注' }))
  await user.type(screen.getByRole('textbox', { name: '新批注（仅自己可见）' }), '没有点过保存')
  leave()
  await renderAt(`/expert/review/${id}`)
  await waitFor(() => expect(JSON.stringify(backend.db.contents.get(id)?.values.notes)).toContain('没有点过保存'))
})
