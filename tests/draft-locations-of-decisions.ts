/**
 * The places where text about a decision is stored as a draft: reasons, opinions, findings, questions and answers;
 * part of the table in `draft-locations.ts`.
 */
import { personaUserId } from '@mocks/personas'
import { fireEvent, screen } from '@testing-library/react'
import { expect } from 'vitest'
import { backend } from './backend'
import { box, clickButton, inDialog, type StoredLocation, work } from './draft-location'

/** An acceptance whose experts have all written their findings. */
function concluding(): string {
  const id = work('ACCEPTANCE', 'EXPERT_ACCEPTANCE', () => true)
  backend.db.works.update(id, { state: 'TO_CONCLUDE' })
  return id
}

/** A laboratory's report that its supervising department reads. */
const inspected = () => backend.db.works.where({ kind: 'key-laboratory', state: 'SUBMITTED' })[0] ?? expect.fail()
const inspecting = () => `/base/laboratory/fill/${inspected().id}/${inspected().unitId}`
const lateExpert = () => backend.db.users.get('user-29')?.userFullname ?? ''

/** An acceptance that waits for the researcher's unit. */
function deciding(): string {
  const { db } = backend
  const { id } = db.works.where({ kind: 'ACCEPTANCE', state: 'TO_ASSIGN' })[0] ?? expect.fail('no acceptance')
  db.works.update(id, { state: 'UNIT_REVIEW', creatorId: personaUserId('researcher'), unitId: 'unit-1' })
  return `/my-project/work/${id}/review`
}

const nextYear = `${new Date().getFullYear() + 1}-12-01`
const day = (label: RegExp) => fireEvent.change(screen.getByLabelText(label), { target: { value: nextYear } })

/** Texts about a work item: reasons, opinions, findings, questions and answers. */
export const storedDecisions: Readonly<Record<string, StoredLocation>> = {
  'why a member declines': {
    file: 'work/components/ConfirmPart.tsx',
    as: 'expert',
    path: () =>
      `/my-project/confirm/${work('MEMBER_PART', 'TO_CONFIRM', ({ assigned }) => assigned.member?.includes(personaUserId('expert')) === true)}`,
    async field(user) {
      await clickButton(user, '不参与')
      return box(/不参与的原因/)
    },
    act: (user) => clickButton(user, '提交不参与'),
  },
  'what a leader states of a project before its evaluation': {
    file: 'features/project/components/EvaluationFacts.tsx',
    as: 'researcher',
    path: () =>
      `/my-project/evaluation-confirm/${work('PERFORMANCE', 'TO_CONFIRM', ({ creatorId }) => creatorId === personaUserId('researcher'))}`,
    async field(user) {
      await clickButton(user, '信息有误')
      return box(/不一致的内容/)
    },
    act: (user) => clickButton(user, '提交不一致的内容'),
  },
  'a request to erase personal data': {
    file: 'features/account/components/EraseData.tsx',
    as: 'researcher',
    path: () => '/account/settings/data',
    async field(user) {
      await clickButton(user, '申请删除信息')
      return (await inDialog()).getByRole('textbox', { name: /^要删除的信息/ })
    },
    reopen: (user) => clickButton(user, '申请删除信息'),
    act: (user) => clickButton(user, '提交申请'),
  },
  'a question about a technical report': {
    file: 'features/project/components/AskLeader.tsx',
    as: 'supervisingDepartment',
    path: () => `/technical/${work('TECHNICAL_EVALUATION', 'TO_EVALUATE', () => true)}`,
    async field(user) {
      await clickButton(user, '向负责人提问')
      return (await inDialog()).getByRole('textbox', { name: /^提问内容/ })
    },
    reopen: (user) => clickButton(user, '向负责人提问'),
    act: (user) => clickButton(user, '发出问题'),
  },
  "a leader's answer about a technical report": {
    file: 'features/project/components/TechnicalAnswer.tsx',
    as: 'researcher',
    path() {
      const id = work(
        'TECHNICAL_EVALUATION',
        'TO_EVALUATE',
        ({ creatorId }) => creatorId === personaUserId('researcher'),
      )
      backend.db.works.update(id, { state: 'QUESTIONED', facts: { answerBy: Date.now() + 24 * 3600_000 } })
      return `/my-project/work/${id}`
    },
    field: () => box(/^答复/),
    act: (user) => clickButton(user, '提交答复'),
  },
  'why there is more time': {
    file: 'work/components/ExtendDeadline.tsx',
    as: 'supervisingDepartment',
    path: () => '/commission/reviews',
    async field(user) {
      await clickButton(user, `延长期限：${lateExpert()}`)
      return (await inDialog()).getByLabelText(/延期原因/)
    },
    reopen: (user) => clickButton(user, `延长期限：${lateExpert()}`),
    async act(user) {
      day(/新的截止日期/)
      await clickButton(user, '延长期限')
    },
  },
  'why a review is given back': {
    file: 'work/components/ReasonDialog.tsx',
    as: 'expert',
    path: () =>
      `/expert/review/${backend.db.works.where({ kind: 'REVIEW', unitId: 'unit-2', creatorId: 'user-expert' })[0]?.id}`,
    async field(user) {
      await clickButton(user, '退回这项任务')
      return (await inDialog()).getByRole('textbox')
    },
    reopen: (user) => clickButton(user, '退回这项任务'),
    act: (user) => clickButton(user, /^退\s?回$/),
  },
  'what an inspection found': {
    file: 'work/components/Findings.tsx',
    as: 'supervisingDepartment',
    path: inspecting,
    async field(user) {
      await clickButton(user, '提出问题')
      return (await inDialog()).getByLabelText(/^问题/)
    },
    reopen: (user) => clickButton(user, '提出问题'),
    async act(user) {
      fireEvent.change(await box(/^责任人/), { target: { value: '设备主管' } })
      day(/^整改期限/)
      await clickButton(user, /^提\s?出/)
    },
  },
  'what was done about it': {
    file: 'work/components/Findings.tsx',
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
      await clickButton(user, '确认整改：没有台账')
      return (await inDialog()).getByLabelText(/^整改情况/)
    },
    reopen: (user) => clickButton(user, '确认整改：没有台账'),
    act: (user) => clickButton(user, '确认整改'),
  },
  'the opinion of a decision': {
    file: 'work/components/DecisionForm.tsx',
    as: 'unitAdministrator',
    path: deciding,
    field: () => box(/^意见/),
    async act(user) {
      await user.click(await screen.findByRole('radio', { name: /^退回修改/ }))
      await clickButton(user, '提交审核意见')
    },
  },
  'the date of a rectification': {
    file: 'work/components/ConclusionFields.tsx',
    as: 'supervisingDepartment',
    path: () => `/my-project/work/${concluding()}/review`,
    async field(user) {
      await user.click(await screen.findByRole('radio', { name: /^限期整改/ }))
      return screen.findByLabelText(/^整改期限/)
    },
    act: null,
    words: ['2030-01-10', '2030-02-20'],
  },
  'the amount that a decision grants for a year': {
    file: 'work/components/GrantFields.tsx',
    as: 'supervisingDepartment',
    path: () => `/commission/work/${work('MATCHING', 'RECEIVED', () => true)}`,
    async field(user) {
      await user.click(await screen.findByRole('radio', { name: /^通过/ }))
      return (await screen.findAllByRole('textbox', { name: /^\d{4} 年$/ }))[0] ?? expect.fail('no amount')
    },
    act: null,
    words: ['1.25', '0.5'],
  },
  'what is to be mended in a place that a decision names': {
    file: 'work/components/Remarks.tsx',
    as: 'unitAdministrator',
    path: deciding,
    async field(user) {
      await user.click(await screen.findByRole('radio', { name: /^退回修改/ }))
      await clickButton(user, '添加一处')
      return box(/^第 1 处需要怎样修改/)
    },
    act: null,
  },
}
