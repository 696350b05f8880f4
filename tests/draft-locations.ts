import { personaUserId } from '@mocks/personas'
import { fireEvent, screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect } from 'vitest'
import { backend } from './backend'
import type { renderAt } from './render'

type Entering = NonNullable<Parameters<typeof renderAt>[1]>

/** A location outside the forms whose text is stored on the device until it is sent. */
export interface StoredLocation {
  /** The component that contains the field, as in `typing-locations.ts`. */
  file: string
  as: NonNullable<Entering['as']>
  path(): string
  /** Goes to where it is typed, and answers the field. */
  field(user: UserEvent): Promise<HTMLElement>
  /** Goes there once something was left: absent where it stands open. */
  reopen?(user: UserEvent): Promise<unknown>
  /** Sends the text; null when the form around it sends it. */
  act: ((user: UserEvent) => Promise<unknown>) | null
  /** The two values to type where plain words are invalid. */
  words?: readonly [string, string]
}

const work = (
  kind: string,
  state: string,
  whose: (item: { creatorId: string; assigned: Readonly<Record<string, readonly string[]>> }) => boolean,
) => backend.db.works.where({ kind, state }).find(whose)?.id ?? expect.fail(`no ${kind}`)

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

/** A topic that its leader has bound, of a project that the researcher leads. */
const ledTopic = () =>
  backend.db.topicLinks.where(({ boundBy, projectLeader }) => boundBy !== null && projectLeader === '陈思远')[0] ??
  expect.fail('no topic')

const clickButton = async (user: UserEvent, name: string | RegExp) =>
  user.click((await screen.findAllByRole('button', { name })).at(-1) ?? expect.fail(String(name)))
const box = (name: RegExp) => screen.findByRole('textbox', { name })
const inDialog = async () => within(await screen.findByRole('dialog'))
const nextYear = `${new Date().getFullYear() + 1}-12-01`
const day = (label: RegExp) => fireEvent.change(screen.getByLabelText(label), { target: { value: nextYear } })

export const storedLocations: Readonly<Record<string, StoredLocation>> = {
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
  'a question about a technical report': {
    file: 'features/project/components/AskLeader.tsx',
    as: 'supervisingDepartment',
    path: () => `/technical/${work('TECHNICAL_EVALUATION', 'TO_EVALUATE', () => true)}`,
    async field(user) {
      await clickButton(user, '向负责人提问')
      return (await inDialog()).getByRole('textbox', { name: /^问题/ })
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
  "a topic's invited leader": {
    file: 'features/project/components/InviteTopicLeader.tsx',
    as: 'researcher',
    path: () => `/my-project/topics/${ledTopic().projectId}`,
    async field(user) {
      await clickButton(user, `更换负责人：${ledTopic().name}`)
      return (await inDialog()).getByRole('textbox', { name: /课题负责人/ })
    },
    reopen: (user) => clickButton(user, `更换负责人：${ledTopic().name}`),
    async act(user) {
      fireEvent.change(await box(/手机号码/), { target: { value: '13800001001' } })
      await clickButton(user, '发送邀请')
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
  'the description of a kind of work before it is published': {
    file: 'features/testers/pages/PublishKindPage.tsx',
    as: 'supervisingDepartment',
    path: () => '/test/kind/CONTRACT_CHANGE',
    field: () => box(/^流程定义$/),
    act: (user) => clickButton(user, /^发\s?布$/),
    words: ['{"noun":"写到一半"}', '{"noun":"又写了一些"}'],
  },
  'the note with a part handed back': {
    file: 'work/pages/DelegatedSectionPage.tsx',
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
    act: null,
  },
  'the settings of an account': {
    file: 'features/account/components/ProfileControls.tsx',
    as: 'researcher',
    path: () => '/account/settings/info',
    field: () => box(/^职务/),
    act: (user) => clickButton(user, /保存基本信息$/),
  },
  'what is said of a unit': {
    file: 'features/company/components/UnitFieldInput.tsx',
    as: 'unitAdministrator',
    path: () => '/company/unit-1/info',
    field: () => box(/^主要业务/),
    act: (user) => clickButton(user, /^保\s?存$/),
  },
  'an entry of a resume': {
    file: 'features/resume/components/EntryFieldInput.tsx',
    as: 'researcher',
    path: () => '/resume/work?edit=resume-work-1',
    field: () => box(/^部门/),
    act: (user) => clickButton(user, /^保\s?存$/),
  },
  'a figure of an assessment': {
    file: 'features/definition/components/AssessmentQuestions.tsx',
    as: 'researcher',
    path: () => '/definition/view/unit-1',
    async field() {
      for (const n of [5, 6, 7, 8]) {
        const question = within(await screen.findByRole('radiogroup', { name: new RegExp(`^${n}\\.`) }))
        fireEvent.click(question.getByRole('radio', { name: '否' }))
      }
      return box(/^9\./)
    },
    act: null,
    words: ['120', '340'],
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
  'the name of a new department': {
    file: 'features/company/components/DepartmentNameDialog.tsx',
    as: 'unitAdministrator',
    path: () => '/company/unit-1/departments',
    async field(user) {
      await clickButton(user, '新建部门')
      return (await inDialog()).getByLabelText(/^部门名称/)
    },
    reopen: (user) => clickButton(user, '新建部门'),
    act: (user) => clickButton(user, /^新\s?建$/),
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
  'what binds a subproject': {
    file: 'work/components/EntryForm.tsx',
    as: 'researcher',
    path: () => '/my-project/bind-subproject',
    field: () => box(/^项目名称/),
    async act(user) {
      for (const label of [/^项目编号/, /^承担单位/, /^项目负责人/, /^校验码/, /^验证码|短信验证码/])
        for (const element of screen.queryAllByRole('textbox', { name: label }))
          fireEvent.change(element, { target: { value: '123456' } })
      await clickButton(user, '绑定子课题')
    },
  },
  'whom or what a nomination is for': {
    file: 'features/award/pages/ApplyPage.tsx',
    as: 'awardUnitOfficer',
    path: () => '/nomination/apply',
    async field(user) {
      await user.click(await screen.findByRole('radio', { name: /^技术发明奖/ }))
      return box(/^被提名者姓名/)
    },
    async act(user) {
      for (const label of [/^工作单位/, /^成果名称/])
        fireEvent.change(await box(label), { target: { value: '上海浦江大学' } })
      await clickButton(user, '下一步：填写提名书')
    },
  },
}
