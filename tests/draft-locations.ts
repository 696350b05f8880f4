/**
 * The table of all places outside the form engine whose text is stored as a draft, each with how to open it and type;
 * for the tests of drafts and long texts.
 */
import { projectDeclaration } from '@mocks/forms/project-declaration'
import { two } from '@mocks/forms/two'
import { personaUserId } from '@mocks/personas'
import { fireEvent, screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect } from 'vitest'
import { backend } from './backend'
import { box, clickButton, inDialog, type StoredLocation } from './draft-location'
import { storedDecisions } from './draft-locations-of-decisions'

/** A topic that its leader has bound, of a project that the researcher leads. */
const ledTopic = () =>
  backend.db.topicLinks.where(({ boundBy, projectLeader }) => boundBy !== null && projectLeader === '陈思远')[0] ??
  expect.fail('no topic')

const openRecordedConflict = async (user: UserEvent) => {
  await clickButton(user, /^选择专家：/)
  await clickButton(user, /^登记利害关系：/)
}

/** Where the draft of a form is published, which differs from its version in force. */
function publishedDraft(): string {
  const { id } = projectDeclaration
  backend.db.formDrafts.put(id, {
    ...{
      id,
      revision: 1,
      baseVersion: 1,
      source: { ...projectDeclaration, version: 2, title: two('申报书', 'Declaration') },
      examples: [],
    },
    ...{ startedBy: '徐海宁', startedAt: Date.now(), savedBy: '徐海宁', savedAt: Date.now() },
  })
  return `/commission/forms/${id}/publish`
}

/** Every location outside the forms whose text is stored until it is sent. */
export const storedLocations: Readonly<Record<string, StoredLocation>> = {
  ...storedDecisions,
  "a topic's invited leader": {
    file: 'work/components/NameAndMobile.tsx',
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
  'the description of a kind of work before it is published': {
    file: 'features/testers/pages/PublishKindPage.tsx',
    as: 'supervisingDepartment',
    path: () => '/test/kind/CONTRACT_CHANGE',
    field: () => box(/^流程定义$/),
    act: (user) => clickButton(user, /^发\s?布$/),
    words: ['{"noun":"写到一半"}', '{"noun":"又写了一些"}'],
  },
  'the name of a new review panel': {
    file: 'features/commission/assignment/PanelForm.tsx',
    as: 'supervisingDepartment',
    path: () => '/commission/reviews/new',
    field: () => box(/^评审组名称/),
    async act(user) {
      fireEvent.change(await screen.findByLabelText(/^评审意见提交期限/), { target: { value: '2099-12-31' } })
      const [first] = await screen.findAllByRole('checkbox', { name: /\d/ })
      await user.click(first ?? expect.fail('no application'))
      await clickButton(user, '建立评审组')
    },
  },
  'what a conflict found by an officer is': {
    file: 'features/commission/assignment/RecordConflict.tsx',
    as: 'supervisingDepartment',
    path: () => '/commission/reviews/panel-robots/assign',
    async field(user) {
      await openRecordedConflict(user)
      return box(/^利害关系/)
    },
    reopen: openRecordedConflict,
    async act(user) {
      fireEvent.change(await box(/^信息来源/), { target: { value: '专家来电' } })
      await clickButton(user, /^登\s?记$/)
    },
  },
  'the note on a published form': {
    file: 'features/form-workshop/components/PublishPage.tsx',
    as: 'supervisingDepartment',
    path: () => publishedDraft(),
    field: () => box(/^修改说明/),
    act: (user) => clickButton(user, /^发布第 \d+ 版$/),
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
      if (!backend.db.delegatedSections.get('part-1'))
        backend.db.delegatedSections.insert({
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
  'the name of a person added to a unit': {
    file: 'work/components/NameAndMobile.tsx',
    as: 'unitAdministrator',
    path: () => '/company/unit-1/staff?tab=invitations',
    async field(user) {
      await clickButton(user, '添加人员')
      return (await inDialog()).getByRole('textbox', { name: /^姓名/ })
    },
    reopen: (user) => clickButton(user, '添加人员'),
    async act(user) {
      fireEvent.change(await box(/^手机号码/), { target: { value: '13912345678' } })
      await clickButton(user, /^添\s?加$/)
    },
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
