/** Parts of a form beyond its questions: title and languages, fixed rows, formats, comparisons, named expressions. */

import { projectDeclaration } from '@mocks/forms/project-declaration'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { writtenOut } from '@/smartform/schema/written-out'
import { backend } from '../../../tests/backend'
import { renderAt } from '../../../tests/render'

// Loaded ahead: with the form engine it takes longer than a page may.
await import('./components/WorkshopPage')

const formId = projectDeclaration.id
const patient = { timeout: 20_000 }
const draft = () => JSON.stringify(backend.db.formDrafts.get(formId)?.source ?? null)
const type = (element: HTMLElement, value: string) => fireEvent.change(element, { target: { value } })

/** A draft of the form as it is before anybody has written its English. */
function draftInChinese() {
  const chinese = JSON.stringify({ ...writtenOut(projectDeclaration), version: 2 })
    .replace(/\{"zh":("(?:[^"\\]|\\.)*"),"en":"(?:[^"\\]|\\.)*"\}/g, '$1')
    .replace('"languages":["zh","en"]', '"languages":["zh"]')
  const by = { startedBy: '徐海宁', startedAt: Date.now(), savedBy: '徐海宁', savedAt: Date.now() }
  const source = JSON.parse(chinese)
  backend.db.formDrafts.put(formId, { id: formId, revision: 1, baseVersion: 1, source, examples: [], ...by })
}

/** Opens the workshop at a part of the tree. */
async function openAt(list: string, name: string) {
  const view = await renderAt(`/commission/forms/${formId}/edit`, { as: 'supervisingDepartment' })
  const tree = within(await screen.findByRole('region', { name: '结构' }, patient))
  const choose = async (where: string, what: string | RegExp) =>
    view.user.click(
      within(tree.getByRole('list', { name: where })).getAllByRole('button', { name: what })[0] ?? expect.fail(where),
    )
  await choose(list, name)
  const part = within(screen.getByRole('region', { name: '设置' }))
  return { ...view, tree, part, choose }
}

it('the title, its English and what lists show are the author’s, with every text that still needs English', async () => {
  draftInChinese()
  const { user, part } = await openAt('页、分组和填写项', '标题、语言和列表')
  const title = within(part.getByRole('group', { name: '表单标题' }))
  type(title.getByLabelText('中文'), '申报书（新）')
  type(title.getByLabelText('英文'), 'Application')
  expect(await screen.findByRole('heading', { level: 1, name: '修改表单：申报书（新）' })).toBeTruthy()
  await user.click(part.getByRole('checkbox', { name: '也提供英文' }))
  expect(await part.findByText(/^还有 \d+ 处没有英文：$/, undefined, patient)).toBeTruthy()
  await user.selectOptions(part.getByRole('combobox', { name: '金额取自' }), '不显示')
  await waitFor(
    () =>
      expect(draft()).toContain(
        '"summary":{"name":"projectName","nameEnglish":"projectNameEnglish","abstractEnglish":"summaryEnglish"}',
      ),
    patient,
  )
  expect(draft()).toContain('"title":{"zh":"申报书（新）","en":"Application"}')
  expect(draft()).toContain('"languages":["zh","en"]')
  await user.click(part.getAllByRole('button', { name: /没有英文$/ })[0] ?? expect.fail('no place'))
  expect(part.queryByRole('group', { name: '表单标题' })).toBeNull()
})

it('a table has fixed rows with English names, and totals; a text has a format that can be tried', async () => {
  const { user, part, choose } = await openAt('页、分组和填写项', '合作单位')
  await user.click(part.getByRole('button', { name: '添加固定的行' }))
  type(part.getByRole('textbox', { name: '第 1 行：单位名称' }), '牵头单位')
  type(part.getByRole('textbox', { name: '第 1 行：单位名称（英文）' }), 'Lead')
  await user.click(part.getByRole('checkbox', { name: '经费占比（%）' }))
  await choose('页、分组和填写项', '项目名称')
  await user.click(part.getByRole('button', { name: '规定格式' }))
  const source = part.getByLabelText('正则表达式')
  type(source, '([')
  expect(source).toHaveAccessibleDescription('不是有效的正则表达式')
  type(source, '.+研究')
  type(part.getByLabelText(/^试一试/), '智能感知研究')
  expect(part.getByText('符合格式')).toBeTruthy()
  type(part.getByLabelText(/^试一试/), '研究方案')
  expect(part.getByText('不符合格式')).toBeTruthy()
  await waitFor(() => expect(draft()).toContain('"pattern":{"source":".+研究"'), patient)
  expect(draft()).toMatch(/"fixedRows":\[\{"id":"row1","cells":\{"\w+":"牵头单位"\}\}\]/)
  expect(draft()).toContain('"inEnglish":{"牵头单位":"Lead"}')
  expect(draft()).toMatch(/"totals":\["\w+"\]/)
})

it('a named expression is written once, said in words, and leads to what uses it; a rule shows its comparison', async () => {
  const { user, part, tree, choose } = await openAt('命名的算式', 'leaders')
  expect(part.getByText(/“项目组成员”/)).toBeTruthy()
  const name = part.getByRole('textbox', { name: '算式的名称' })
  type(name, '负责人数')
  fireEvent.blur(name)
  await waitFor(() => expect(draft()).toContain('["use","负责人数"]'), patient)
  expect(draft()).not.toContain('"leaders"')
  const uses = part.getByRole('region', { name: '用在哪里' })
  await user.click(within(uses).getAllByRole('button')[0] ?? expect.fail('no use'))
  expect(part.queryByRole('region', { name: '用在哪里' })).toBeNull()
  await user.click(tree.getByRole('button', { name: '添加算式' }))
  await waitFor(() => expect(document.activeElement).toHaveValue('算式1'))
  await choose('规则', /^每个课题的专项资金/)
  await user.click(part.getByRole('checkbox', { name: '填写时显示当前值和限额' }))
  type(within(part.getByRole('group', { name: '对照的名称' })).getByLabelText('中文'), '单个课题')
  await waitFor(() => expect(draft()).toMatch(/"ledger":\{[^}]*"label":"单个课题"/), patient)
})
