/** The small forms that take typing (reasons, questions, names), for the browser tests of typed texts; part of the table in `text-locations.ts`. */

import type { Page } from '@playwright/test'
import { workOf } from './backend'
import { fillAll, late, type SmallForm, smallForm } from './small-form'
import type { TextLocation } from './text-location'

/** The address of the first work item of a kind in a state, found once and then kept. */
function ofWork(kind: string, state: string, address: (id: string) => string, narrowed: object = {}) {
  let found: string | undefined
  return async (page: Page) => {
    found ??= address((await workOf(page, kind, { states: [state], ...narrowed })).id)
    return found
  }
}

const smallForms: readonly SmallForm[] = [
  {
    name: 'subproject',
    file: 'work/components/EntryForm.tsx',
    persona: 'researcher',
    address: '/my-project/bind-subproject',
    field: /^项目名称/,
  },
  {
    name: 'nomination',
    file: 'features/award/pages/ApplyPage.tsx',
    persona: 'awardUnitOfficer',
    address: '/nomination/apply',
    presses: [/^技术发明奖/],
    field: /^被提名者姓名/,
    send: {
      press: /^下一步：填写提名书/,
      fill: (page) => fillAll(page, [/^工作单位/, '上海浦江大学'], [/^成果名称/, '上海浦江大学']),
    },
  },
  {
    name: 'review panel',
    file: 'features/commission/assignment/PanelForm.tsx',
    persona: 'supervisingDepartment',
    address: '/commission/reviews/new',
    field: /^评审组名称/,
    send: {
      press: /^建立评审组/,
      async fill(page) {
        await page.getByRole('checkbox', { name: /\d/ }).first().check()
        await fillAll(page, [/^评审意见提交期限/, late])
      },
    },
  },
  {
    name: 'recorded conflict',
    file: 'features/commission/assignment/RecordConflict.tsx',
    persona: 'supervisingDepartment',
    address: '/commission/reviews/panel-robots/assign',
    presses: [/^选择专家：/, /^登记利害关系：/],
    field: /^利害关系/,
    send: { press: /^登\s?记$/, fill: (page) => fillAll(page, [/^信息来源/, '专家来电']) },
  },
  {
    name: 'request to erase',
    file: 'features/account/components/EraseData.tsx',
    persona: 'researcher',
    address: '/account/settings/data',
    presses: [/^申请删除信息/],
    field: /^要删除的信息/,
    send: { press: /^提交申请/ },
  },
  {
    name: 'new department',
    file: 'features/company/components/DepartmentNameDialog.tsx',
    persona: 'unitAdministrator',
    address: '/company/unit-1/departments',
    presses: [/^新建部门/],
    field: /^部门名称/,
    send: { press: /^新\s?建$/ },
  },
  {
    name: 'added person',
    file: 'work/components/NameAndMobile.tsx',
    persona: 'unitAdministrator',
    address: '/company/unit-1/staff?tab=invitations',
    presses: [/^添加人员/],
    field: /^姓名/,
    send: { press: /^添\s?加$/, fill: (page) => fillAll(page, [/^手机号码/, '13912345678']) },
  },
  {
    name: 'reason to decline',
    file: 'work/components/ConfirmPart.tsx',
    persona: 'expert',
    address: ofWork('MEMBER_PART', 'TO_CONFIRM', (id) => `/my-project/confirm/${id}`, { scope: 'OWN' }),
    presses: [/^不参与/],
    field: /不参与的原因/,
    send: { press: /^提交不参与/ },
  },
  {
    name: 'disputed record',
    file: 'features/project/components/EvaluationFacts.tsx',
    persona: 'researcher',
    address: ofWork('PERFORMANCE', 'TO_CONFIRM', (id) => `/my-project/evaluation-confirm/${id}`, { scope: 'OWN' }),
    presses: [/^信息有误/],
    field: /不一致的内容/,
    send: { press: /^提交不一致的内容/ },
  },
  {
    name: 'question on a report',
    file: 'features/project/components/AskLeader.tsx',
    persona: 'supervisingDepartment',
    address: ofWork('TECHNICAL_EVALUATION', 'TO_EVALUATE', (id) => `/technical/${id}`),
    presses: [/^向负责人提问/],
    field: /^提问内容/,
    send: { press: /^发出问题/ },
  },
  {
    name: 'longer deadline',
    file: 'work/components/ExtendDeadline.tsx',
    persona: 'supervisingDepartment',
    address: '/commission/reviews',
    presses: [/^延长期限：/],
    field: /延期原因/,
    send: { press: /^延长期限$/, fill: (page) => fillAll(page, [/^新的截止日期/, late]) },
  },
  {
    name: 'review given back',
    file: 'work/components/ReasonDialog.tsx',
    persona: 'expert',
    address: ofWork('REVIEW', 'IN_REVIEW', (id) => `/expert/review/${id}`),
    // Folded once the declaration of interests is made.
    presses: [/^不能评审/, /^退回这项任务/],
    field: /^退回说明/,
    send: { press: /^退\s?回$/ },
  },
  {
    name: 'granted amount',
    file: 'work/components/GrantFields.tsx',
    persona: 'supervisingDepartment',
    address: ofWork('MATCHING', 'RECEIVED', (id) => `/commission/work/${id}`),
    presses: [/^通过/],
    field: /^\d{4} 年$/,
    texts: ['1.25', '0.5', '5'],
  },
]

export const smallTextLocations: readonly TextLocation[] = smallForms.map(smallForm)
