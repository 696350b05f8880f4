import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { backend } from '../../tests/backend'
import { renderAt } from '../../tests/render'

/** The researcher's draft that was begun under the first version of its form. */
function draftOfFormerVersion() {
  const [work] = backend.db.works.where({
    state: 'DRAFT',
    formId: 'soft-science-declaration',
    creatorId: 'user-researcher',
  })
  return work ?? expect.fail('no draft')
}

it('when the former version of a form cannot be loaded, the page says that dropped answers are unknown, until a retry', async () => {
  const { id: contentId, formId } = draftOfFormerVersion()
  const row = backend.db.contents.get(contentId) ?? expect.fail('no content')
  backend.db.contents.update(contentId, {
    formVersion: 2,
    upgradedFrom: 1,
    values: { ...row.values, innovation: '新的分析框架' },
  })
  const real = globalThis.fetch
  let out = true
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) =>
    out &&
    /"operationName":"FormDefinition".*"version":1\b|"version":1\b.*"operationName":"FormDefinition"/.test(
      String(init?.body ?? ''),
    )
      ? Promise.resolve(Response.json({}, { status: 503 }))
      : real(input, init),
  )
  const { user } = await renderAt(`/smartform/${formId}/${contentId}/basic`, { as: 'researcher' })
  const unknown = '暂时取不到这份内容原来用的表单，无法确定有没有内容没带过来。'
  expect(await screen.findByText(unknown)).toBeVisible()
  expect(screen.getByText('原来的内容仍然保留在服务器上。')).toBeVisible()
  out = false
  await user.click(screen.getByRole('button', { name: '重试' }))
  expect(await screen.findByText('已更新到表单第 2 版')).toBeVisible()
  expect(screen.getByText('新的分析框架')).toBeVisible()
  await waitFor(() => expect(screen.queryByText(unknown)).toBeNull())
})

it.each([
  ['basic', '基本信息'],
  ['budget?field=directCosts', '经费预算'],
])('after migrating a form at %s the focus is on its heading, because the button is gone', async (place, title) => {
  const { id, formId } = draftOfFormerVersion()
  const { user } = await renderAt(`/smartform/${formId}/${id}/${place}`, { as: 'researcher' })
  const button = await screen.findByRole('button', { name: '更新到新版本' })
  button.focus()
  await user.keyboard('{Enter}')
  expect(await screen.findByText('已更新到表单第 2 版')).toBeVisible()
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: title })).toHaveFocus())
})

it('a partly reopened form stays on the version it was passed in', async () => {
  const { id: contentId, formId } = draftOfFormerVersion()
  backend.db.contents.update(contentId, { openFields: ['keywords'] })
  const opened = await renderAt(`/smartform/${formId}/${contentId}/basic`, { as: 'researcher' })
  expect(await screen.findByText(/^审核人只开放了指出的内容/)).toBeVisible()
  await waitFor(() => expect(screen.getByRole('textbox', { name: /^关键词/ })).toBeVisible())
  expect(screen.queryByText('表单有新版本（第 2 版）')).toBeNull()
  opened.leave()
  backend.db.contents.update(contentId, { openFields: null })
  await renderAt(`/smartform/${formId}/${contentId}/basic`, { as: 'researcher' })
  expect(await screen.findByText('表单有新版本（第 2 版）')).toBeVisible()
})
