/** Publishing a draft that takes a question away: its author says where the answers go. */

import { projectDeclaration } from '@mocks/forms/project-declaration'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { writtenOut } from '@/smartform/schema/written-out'
import { backend } from '../../../tests/backend'
import { renderAt } from '../../../tests/render'

// Loaded ahead: with the form engine they take longer than a page may.
await Promise.all([import('./components/AnswerMoves'), import('./components/Effects')])

const formId = projectDeclaration.id
const patient = { timeout: 20_000 }

it('the answers of a question that is gone move to a new one, and what was chosen on the page stays', async () => {
  const source = JSON.parse(
    JSON.stringify({ ...writtenOut(projectDeclaration), version: 2 }).replace('"id":"keywords"', '"id":"keywordsAnew"'),
  )
  backend.db.formDrafts.put(formId, {
    ...{
      id: formId,
      revision: 1,
      baseVersion: 1,
      source,
      examples: [{ id: 'e', title: '例', values: {}, expects: {} }],
    },
    ...{ startedBy: '徐海宁', startedAt: Date.now(), savedBy: '徐海宁', savedAt: Date.now() },
  })
  const { user } = await renderAt(`/commission/forms/${formId}/publish`, { as: 'supervisingDepartment' })
  await user.click(await screen.findByRole('radio', { name: '先给部分单位' }, patient))
  await user.type(screen.getByRole('combobox', { name: '添加单位' }), '申江')
  await user.click(await screen.findByTitle('上海申江大学', undefined, patient))
  const choice = await screen.findByRole('combobox', { name: '“关键词”的内容' }, patient)
  expect(choice).toHaveDisplayValue('另外保留')
  expect(screen.getAllByText('取消填写项').length).toBeGreaterThan(0)
  await user.selectOptions(choice, '移到“关键词”（同名同类）')
  expect(await screen.findByText('移动内容', undefined, patient)).toBeTruthy()
  expect(screen.queryByText('取消填写项')).toBeNull()
  const saved = backend.db.formDrafts.get(formId)
  expect(JSON.stringify(saved?.source)).toContain('"id":"keywordsAnew"')
  expect(JSON.stringify(saved?.source)).toContain('"movedFrom":"keywords"')
  expect(saved?.examples).toHaveLength(1)
  expect(within(screen.getByRole('group', { name: '先用新版本的单位' })).getByText('上海申江大学')).toBeTruthy()
  await user.click(screen.getByRole('checkbox', { name: /^还没有提交过的填报也改用新版本/ }))
  const filled = backend.db.contents.where(
    (row) => row.formId === formId && row.submitted === null && typeof row.values.keywords === 'string',
  )
  const own = filled.filter(({ id }) => backend.db.works.get(id)?.unitId === 'unit-1')
  await user.click(screen.getByRole('button', { name: '发布第 2 版' }))
  expect(await screen.findByText('部分单位先用', undefined, patient)).toBeTruthy()
  expect(own.length).toBeGreaterThan(0)
  for (const { id, values } of own)
    expect(backend.db.contents.get(id)?.values).toMatchObject({ keywordsAnew: values.keywords })
})
