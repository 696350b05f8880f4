/** Wrong input in an expert's form about an acceptance. */

import { personaUserId } from '@mocks/personas'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { backend } from '../../../tests/backend'
import { expectAnswersRefused, expectRefused, leaveWith } from '../../../tests/bad-input'
import { renderAt } from '../../../tests/render'

/** The finding that the expert has to write about an acceptance, its interests declared. */
function openFinding(): string {
  const finding =
    backend.db.works
      .where({ kind: 'REVIEW', creatorId: personaUserId('expert') })
      .find(({ id, state }) => state !== 'SUBMITTED' && backend.db.contents.get(id)?.formId === 'review-acceptance') ??
    expect.fail('no finding to write')
  backend.db.works.update(finding.id, { state: 'IN_REVIEW', facts: { ...finding.facts, interestsDeclaredAt: 1 } })
  return finding.id
}

async function openForm() {
  const id = openFinding()
  const { user } = await renderAt(`/expert/review/${id}`, { as: 'expert' })
  const form = within(await screen.findByRole('region', { name: '评审表' }))
  const choose = async (group: RegExp, option: RegExp) =>
    user.click(within(await form.findByRole('radiogroup', { name: group })).getByRole('radio', { name: option }))
  return { id, user, form, choose }
}

it('a comment that is too short or too long is refused at its field, and stays', async () => {
  await openForm()
  await expectAnswersRefused([
    [/^完成情况评价/, '完成了', '完成情况评价至少要 20 个字，现在 3 个'],
    [/^存在问题与整改建议/, '无', '存在问题与整改建议至少要 20 个字，现在 1 个'],
    [/^存在问题与整改建议/, '字'.repeat(1501), '不能超过 1500 个字，现在 1501 个'],
    [/^仅供科技主管部门参考的意见/, '字'.repeat(1001), '不能超过 1000 个字，现在 1001 个'],
  ])
})

it('submitted with scores, comments and conclusion missing: each stands at its field, and what was chosen stays', async () => {
  const { id, user, form, choose } = await openForm()
  await choose(/^任务完成情况/, /^4 /)
  const comments = [/^完成情况评价/, /^存在问题与整改建议/].map((name) =>
    form.getByRole<HTMLTextAreaElement>('textbox', { name }),
  )
  for (const comment of comments) leaveWith(comment, '')
  await user.click(form.getByRole('button', { name: '提交评审意见' }))
  for (const group of [/^成果水平与应用/, /^经费使用/, /^验收材料/, /^验收建议/, /^对该领域的熟悉程度/])
    await expectRefused(form.getByRole('radiogroup', { name: group }), /请选择/)
  for (const comment of comments) await expectRefused(comment, /请填写|请输入/)
  expect(form.getByRole('radio', { name: /^4 良好：全部完成/ })).toBeChecked()
  expect(backend.db.works.get(id)?.state).toBe('IN_REVIEW')
})

it('a recommendation to pass with less than 60 points is named at the recommendation', async () => {
  const { user, form, choose } = await openForm()
  for (const group of [/^任务完成情况/, /^成果水平与应用/, /^经费使用/, /^验收材料/]) await choose(group, /^2 /)
  await choose(/^验收建议/, /^通过/)
  await user.click(form.getByRole('button', { name: '提交评审意见' }))
  await waitFor(() =>
    expect(form.getByRole('radiogroup', { name: /^验收建议/ })).toHaveAccessibleDescription(
      /建议为通过，而总分低于 60 分，请核对。/,
    ),
  )
})
