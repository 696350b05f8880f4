/** The small forms that take typing (reasons, questions, names), for the browser tests of kept texts; part of the table in `text-locations.ts`. */

import type { Page } from '@playwright/test'
import { workOf } from './backend'
import { type SmallForm, smallForm } from './small-form'
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
  },
  {
    name: 'review panel',
    file: 'features/commission/assignment/PanelForm.tsx',
    persona: 'supervisingDepartment',
    address: '/commission/reviews/new',
    field: /^评审组名称/,
  },
  {
    name: 'recorded conflict',
    file: 'features/commission/assignment/RecordConflict.tsx',
    persona: 'supervisingDepartment',
    address: '/commission/reviews/panel-robots/assign',
    presses: [/^选择专家：/, /^登记利害关系：/],
    field: /^利害关系/,
  },
  {
    name: 'request to erase',
    file: 'features/account/components/EraseData.tsx',
    persona: 'researcher',
    address: '/account/settings/data',
    presses: [/^申请删除信息/],
    field: /^要删除的信息/,
  },
  {
    name: 'new department',
    file: 'features/company/components/DepartmentNameDialog.tsx',
    persona: 'unitAdministrator',
    address: '/company/unit-1/departments',
    presses: [/^新建部门/],
    field: /^部门名称/,
  },
  {
    name: 'added person',
    file: 'work/components/NameAndMobile.tsx',
    persona: 'unitAdministrator',
    address: '/company/unit-1/staff?tab=invitations',
    presses: [/^添加人员/],
    field: /^姓名/,
  },
  {
    name: 'reason to decline',
    file: 'work/components/ConfirmPart.tsx',
    persona: 'expert',
    address: ofWork('MEMBER_PART', 'TO_CONFIRM', (id) => `/my-project/confirm/${id}`, { scope: 'OWN' }),
    presses: [/^不参与/],
    field: /不参与的原因/,
  },
  {
    name: 'disputed record',
    file: 'features/project/components/EvaluationFacts.tsx',
    persona: 'researcher',
    address: ofWork('PERFORMANCE', 'TO_CONFIRM', (id) => `/my-project/evaluation-confirm/${id}`, { scope: 'OWN' }),
    presses: [/^信息有误/],
    field: /不一致的内容/,
  },
  {
    name: 'question on a report',
    file: 'features/project/components/AskLeader.tsx',
    persona: 'supervisingDepartment',
    address: ofWork('TECHNICAL_EVALUATION', 'TO_EVALUATE', (id) => `/technical/${id}`),
    presses: [/^向负责人提问/],
    field: /^提问内容/,
  },
  {
    name: 'longer deadline',
    file: 'work/components/ExtendDeadline.tsx',
    persona: 'supervisingDepartment',
    address: '/commission/reviews',
    presses: [/^延长期限：/],
    field: /延期原因/,
  },
  {
    name: 'review given back',
    file: 'work/components/ReasonDialog.tsx',
    persona: 'expert',
    address: ofWork('REVIEW', 'IN_REVIEW', (id) => `/expert/review/${id}`),
    // Folded once the declaration of interests is made.
    presses: [/^不能评审/, /^退回这项任务/],
    field: /^退回说明/,
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
