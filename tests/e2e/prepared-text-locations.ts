/** The places that take typing once something has happened at the server (a question, a delegated section, a finding), for the browser tests of typed texts; part of the table in `text-locations.ts`. Publishing a kind of work is no page of a production build: `draft-locations.test.tsx` has it. */
import type { PersonaId } from '@mocks/personas'
import { expect, type Page } from '@playwright/test'
import { ask, become, expertsOf, submitFinding, workOf } from './backend'
import { fillAll, late, type SmallForm, smallForm } from './small-form'
import { type TextLocation, typeInto } from './text-location'

const day = 24 * 3_600_000

/** Does something as another person; the person of the place is signed in again afterwards. */
async function prepareAs(page: Page, person: PersonaId, back: PersonaId, does: () => Promise<unknown>): Promise<void> {
  await become(page, person)
  await does()
  await become(page, back)
}

/** A technical report whose leader was asked something. */
async function questioned(page: Page): Promise<string> {
  const own = { scope: 'OWN', states: ['TO_EVALUATE', 'QUESTIONED'] }
  const { id, state } = await workOf(page, 'TECHNICAL_EVALUATION', own)
  const call =
    'mutation Ask($id: ID!, $facts: JSON) { decideWork(id: $id, action: ASK, opinion: "样本量？", facts: $facts) { id } }'
  if (state === 'TO_EVALUATE')
    await prepareAs(page, 'supervisingDepartment', 'researcher', () =>
      ask(page, 'workflow', call, { id, facts: { answerBy: Date.now() + 3 * day } }),
    )
  return `/my-project/work/${id}`
}

/** A section of the researcher's declaration that the academician fills in. */
async function delegated(page: Page): Promise<string> {
  let part = ''
  await prepareAs(page, 'researcher', 'academician', async () => {
    const { id: workId } = await workOf(page, 'DECLARATION', { scope: 'OWN', states: ['RETURNED'] })
    const parts = 'query Parts($workId: ID!) { delegatedSections(workId: $workId) { id } }'
    const [given] = await ask<{ id: string }[]>(page, 'workflow', parts, { workId })
    const colleagues = 'query Colleagues { colleagues(keyword: "") { id name } }'
    const give =
      'mutation Give($workId: ID!, $colleagueId: ID!, $dueAt: Timestamp!) { delegateSection(workId: $workId, colleagueId: $colleagueId, places: ["page:budget"], dueAt: $dueAt) { id } }'
    const giveTo = async () => {
      const found = await ask<{ id: string }[]>(page, 'workflow', colleagues, {})
      const colleagueId = found.find(({ id }) => id.includes('academician'))?.id
      return ask<{ id: string }>(page, 'workflow', give, { workId, colleagueId, dueAt: Date.now() + day })
    }
    part = (given ?? (await giveTo())).id
  })
  return `/mail/part/${part}/continue`
}

/** A laboratory's report that its supervising department reads. */
async function inspected(page: Page): Promise<{ id: string; address: string }> {
  const { id, unitId } = await workOf(page, 'key-laboratory', { states: ['SUBMITTED'] })
  return { id, address: `/base/laboratory/fill/${id}/${unitId}` }
}

/** The same with a finding that waits to be settled. */
async function withFinding(page: Page): Promise<string> {
  const { id: workId, address } = await inspected(page)
  const call =
    'mutation Add($workId: ID!, $dueAt: Timestamp!) { addFinding(workId: $workId, text: "没有台账", owner: "设备主管", dueAt: $dueAt, key: "one") { id } }'
  const findings = 'query Findings($workId: ID!) { findings(workId: $workId) { items { id } } }'
  const { items } = await ask<{ items: unknown[] }>(page, 'workflow', findings, { workId })
  if (items.length === 0) await ask(page, 'workflow', call, { workId, dueAt: Date.now() + 9 * day })
  return address
}

/** A draft of a form that differs from the version in force. */
async function publishable(page: Page): Promise<string> {
  const formId = 'project-declaration'
  const open = 'mutation Open($formId: ID!) { openFormDraft(formId: $formId) { revision definition } }'
  const save =
    'mutation Save($formId: ID!, $revision: Int!, $key: ID!, $definition: JSON!) { saveFormDraft(formId: $formId, revision: $revision, key: $key, definition: $definition, examples: []) { revision } }'
  const { revision, definition } = await ask<{ revision: number; definition: object }>(page, 'smartform', open, {
    formId,
  })
  const title = { zh: '申报书', en: 'Declaration' }
  if (revision <= 1)
    await ask(page, 'smartform', save, { formId, revision, key: 'title', definition: { ...definition, title } })
  return `/commission/forms/${formId}/publish`
}

/** An acceptance whose experts have all handed their findings in. */
async function concluding(page: Page): Promise<string> {
  const examined = { unitId: 'unit-1', states: ['TO_ASSIGN', 'EXPERT_ACCEPTANCE', 'TO_CONCLUDE'] }
  const { id, state } = await workOf(page, 'ACCEPTANCE', examined)
  if (state === 'TO_ASSIGN') {
    const experts = ['user-expert', 'user-27', 'user-31']
    const assign =
      'mutation Assign($workId: ID!, $expertIds: [ID!]!, $dueAt: Timestamp!) { assignExperts(workId: $workId, expertIds: $expertIds, dueAt: $dueAt) { id } }'
    await ask(page, 'evaluation', assign, { workId: id, expertIds: experts, dueAt: Date.now() + 9 * day })
    const panel = await expertsOf(page, id)
    for (const [index, userId] of experts.entries()) {
      await become(page, { userId })
      await submitFinding(page, panel[index]?.id ?? '', 'pass')
    }
    await become(page, 'supervisingDepartment')
  }
  return `/my-project/work/${id}/review`
}

const preparedForms: readonly SmallForm[] = [
  {
    name: 'answer to a question',
    file: 'features/project/components/TechnicalAnswer.tsx',
    persona: 'researcher',
    address: questioned,
    field: /^答复/,
    send: { press: /^提交答复/ },
  },
  {
    name: 'note with a section',
    file: 'work/pages/DelegatedSectionPage.tsx',
    persona: 'academician',
    address: delegated,
    field: /给填报人的说明/,
  },
  {
    name: 'finding',
    file: 'work/components/Findings.tsx',
    persona: 'supervisingDepartment',
    address: async (page) => (await inspected(page)).address,
    presses: [/^提出问题/],
    field: /^问题/,
    send: { press: /^提出问题$/, fill: (page) => fillAll(page, [/^责任人/, '设备主管'], [/^整改期限/, late]) },
  },
  {
    name: 'settled finding',
    file: 'work/components/Findings.tsx',
    persona: 'supervisingDepartment',
    address: withFinding,
    presses: [/^确认整改：/],
    field: /^整改情况/,
    send: { press: /^确认整改$/ },
  },
  {
    name: 'note on a published form',
    file: 'features/form-workshop/components/PublishPage.tsx',
    persona: 'supervisingDepartment',
    address: publishable,
    field: /^修改说明/,
    send: { press: /^发布第 \d+ 版$/ },
  },
  {
    name: 'reason of a departure',
    file: 'work/components/ConclusionFields.tsx',
    persona: 'supervisingDepartment',
    address: concluding,
    presses: [/^限期整改/],
    field: /^不一致的理由/,
  },
]

const partName = (page: Page) =>
  page.getByRole('region', { name: '设置' }).getByRole('group').first().getByLabel('中文', { exact: true })

/** A form's draft in the workshop: the title of its first page. */
const workshop: TextLocation = {
  name: 'workshop',
  file: 'features/form-workshop/components/TextPair.tsx',
  persona: 'supervisingDepartment',
  async open(page) {
    await page.goto('/commission/forms/project-declaration/edit')
    await expect(partName(page)).toBeVisible()
  },
  field: partName,
  type: typeInto(partName),
  savesByItself: true,
  saved: (page) => expect(page.getByRole('status').filter({ hasText: /^已保存 / })).toBeVisible(),
  // The whole draft is the thing that two tabs write; the choice between them stands in `workshop.test.tsx`.
  without: ['two tabs', 'saved in another tab', 'late answer'],
}

export const preparedTextLocations: readonly TextLocation[] = [...preparedForms.map(smallForm), workshop]
