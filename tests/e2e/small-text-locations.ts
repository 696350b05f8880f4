/** The small forms that take typing (reasons, questions, names), for the browser tests of kept texts; part of the table in `text-locations.ts`. */

import type { PersonaId } from '@mocks/personas'
import { expect, type Locator, type Page } from '@playwright/test'
import { workOf } from './backend'
import type { TextLocation } from './text-locations'

/** A small form: where it is, and what has to be pressed to see its field. */
interface SmallForm {
  name: string
  persona: PersonaId
  address: string | ((page: Page) => Promise<string>)
  /** Pressed in this order: buttons, or radios. */
  presses?: readonly RegExp[]
  field: RegExp
  texts?: TextLocation['texts']
}

const unsent = ['saved in another tab', 'late answer', 'killed while typing']

/** The address of the first work item of a kind in a state, found once and then kept. */
function ofWork(kind: string, state: string, address: (id: string) => string, narrowed: object = {}) {
  let found: string | undefined
  return async (page: Page) => {
    found ??= address((await workOf(page, kind, { states: [state], ...narrowed })).id)
    return found
  }
}

function smallForm({ name, persona, address, presses = [], field, texts }: SmallForm): TextLocation {
  const labelled = (page: Page): Locator => page.getByRole('textbox', { name: field }).last()
  const reopen = async (page: Page) => {
    for (const press of presses) {
      const control = page
        .getByRole('button', { name: press })
        .or(page.getByRole('radio', { name: press }))
        .or(page.locator('summary').filter({ hasText: press }))
        .last()
      // A choice that is kept with the text opens the field by itself, perhaps just before the press.
      await expect(async () => {
        if (!(await labelled(page).isVisible())) await control.click({ timeout: 5000 })
      }).toPass({ timeout: 30_000 })
    }
    await expect(labelled(page)).toBeVisible()
  }
  return {
    name,
    persona,
    async open(page) {
      await page.goto(typeof address === 'string' ? address : await address(page))
      await reopen(page)
    },
    reopen,
    field: labelled,
    async type(page, text) {
      await labelled(page).click()
      await labelled(page).fill('')
      await labelled(page).pressSequentially(text)
    },
    without: unsent,
    ...(texts && { texts }),
  }
}

const smallForms: readonly SmallForm[] = [
  {
    name: 'subproject',
    persona: 'researcher',
    address: '/my-project/bind-subproject',
    field: /^项目名称/,
  },
  {
    name: 'nomination',
    persona: 'awardUnitOfficer',
    address: '/nomination/apply',
    presses: [/^技术发明奖/],
    field: /^被提名者姓名/,
  },
  { name: 'review panel', persona: 'supervisingDepartment', address: '/commission/reviews/new', field: /^评审组名称/ },
  {
    name: 'recorded conflict',
    persona: 'supervisingDepartment',
    address: '/commission/reviews/panel-robots/assign',
    presses: [/^选择专家：/, /^登记利害关系：/],
    field: /^利害关系/,
  },
  {
    name: 'request to erase',
    persona: 'researcher',
    address: '/account/settings/data',
    presses: [/^申请删除信息/],
    field: /^要删除的信息/,
  },
  {
    name: 'new department',
    persona: 'unitAdministrator',
    address: '/company/unit-1/departments',
    presses: [/^新建部门/],
    field: /^部门名称/,
  },
  {
    name: 'added person',
    persona: 'unitAdministrator',
    address: '/company/unit-1/staff?tab=invitations',
    presses: [/^添加人员/],
    field: /^姓名/,
  },
  {
    name: 'reason to decline',
    persona: 'expert',
    address: ofWork('MEMBER_PART', 'TO_CONFIRM', (id) => `/my-project/confirm/${id}`, { scope: 'OWN' }),
    presses: [/^不参与/],
    field: /不参与的原因/,
  },
  {
    name: 'disputed record',
    persona: 'researcher',
    address: ofWork('PERFORMANCE', 'TO_CONFIRM', (id) => `/my-project/evaluation-confirm/${id}`, { scope: 'OWN' }),
    presses: [/^信息有误/],
    field: /不一致的内容/,
  },
  {
    name: 'question on a report',
    persona: 'supervisingDepartment',
    address: ofWork('TECHNICAL_EVALUATION', 'TO_EVALUATE', (id) => `/technical/${id}`),
    presses: [/^向负责人提问/],
    field: /^提问内容/,
  },
  {
    name: 'longer deadline',
    persona: 'supervisingDepartment',
    address: '/commission/reviews',
    presses: [/^延长期限：/],
    field: /延期原因/,
  },
  {
    name: 'review given back',
    persona: 'expert',
    address: ofWork('REVIEW', 'IN_REVIEW', (id) => `/expert/review/${id}`),
    // Folded once the declaration of interests is made.
    presses: [/^不能评审/, /^退回这项任务/],
    field: /^退回说明/,
  },
  {
    name: 'granted amount',
    persona: 'supervisingDepartment',
    address: ofWork('MATCHING', 'RECEIVED', (id) => `/commission/work/${id}`),
    presses: [/^通过/],
    field: /^\d{4} 年$/,
    texts: ['1.25', '0.5', '5'],
  },
]

export const smallTextLocations: readonly TextLocation[] = smallForms.map(smallForm)
