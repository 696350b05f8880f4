/** Tests of contents that were begun under a former version of their form. */
import { definitions } from '@mocks/forms/definitions'
import { type PersonaId, personaUserId } from '@mocks/personas'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { backend } from '../../tests/backend'
import { renderAt } from '../../tests/render'
import { kindWords } from './kind-words'

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
  const unknown = '这份内容原来用的表单暂时加载不出来，无法确定有没有内容没带过来。'
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

/** A form with a former version: who fills it in, in which state, and a long answer that both versions ask for. */
interface FormerForm {
  as: PersonaId
  /** Whether this person began it; default: yes. */
  own?: boolean
  state: string
  page: string
  label: RegExp
  field: string
}

const formerForms: Readonly<Record<string, FormerForm>> = {
  'soft-science-declaration': { as: 'researcher', state: 'DRAFT', page: 'basic', label: /^关键词/, field: 'keywords' },
  'technical-evaluation': {
    ...{ as: 'supervisingDepartment', own: false, state: 'TO_EVALUATE' },
    ...{ page: 'evaluation', label: /^评价意见/, field: 'comment' },
  },
  'science-base': { as: 'researcher', state: 'RETURNED', page: 'overview', label: /^年度建设进展/, field: 'progress' },
}

describe('a content begun under a former version of its form', () => {
  it('is tested for every form that has former versions', () => {
    const ids = definitions.map(({ id }) => id)
    expect(Object.keys(formerForms).toSorted()).toEqual(
      [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))].toSorted(),
    )
  })

  it.each(Object.entries(formerForms))(
    'opens in that version, is saved in it, and keeps its answers in the new one: %s',
    async (formId, { as, own = true, state, page, label, field }) => {
      const newest = Math.max(...definitions.filter(({ id }) => id === formId).map(({ version }) => version))
      const mine = backend.db.works.where({ formId, state, ...(own && { creatorId: personaUserId(as) }) })
      const work = mine[0] ?? expect.fail('no running work')
      backend.db.contents.update(work.id, { formVersion: 1, openFields: null })
      const stored = () => backend.db.contents.get(work.id) ?? expect.fail('no content')
      const address = kindWords(work.kind).form({ id: work.id, unitId: work.unitId ?? '-' }, page)
      const { user } = await renderAt(address ?? '', { as })
      const answer = await screen.findByRole('textbox', { name: label })
      fireEvent.change(answer, { target: { value: '按原来的表单填写的一段话，更新以后还在' } })
      await waitFor(() => expect(stored().values[field]).toBe('按原来的表单填写的一段话，更新以后还在'), {
        timeout: 15_000,
      })
      expect(stored().formVersion).toBe(1)
      await user.click(await screen.findByRole('button', { name: '更新到新版本' }))
      expect(await screen.findByText(`已更新到表单第 ${newest} 版`)).toBeVisible()
      await waitFor(() => expect(stored().formVersion).toBe(newest))
      expect(stored().values[field]).toBe('按原来的表单填写的一段话，更新以后还在')
      expect(await screen.findByRole('textbox', { name: label })).toHaveValue('按原来的表单填写的一段话，更新以后还在')
    },
  )
})
