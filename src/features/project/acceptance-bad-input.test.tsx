/** Wrong input around an acceptance: assigning experts, spending, scoring, the conclusion. */

import { personaUserId } from '@mocks/personas'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { backend } from '../../../tests/backend'
import { expectAnswersRefused, expectRefused } from '../../../tests/bad-input'
import { renderAt } from '../../../tests/render'

const day = 24 * 3600_000
const dayAfter = (days: number) => new Date(Date.now() + days * day + 8 * 3600_000).toISOString().slice(0, 10)
const acceptance = (state: string) =>
  backend.db.works.where({ kind: 'ACCEPTANCE', state })[0]?.id ?? expect.fail(`no acceptance in ${state}`)

/** Days that no acceptance can name, by what is wrong with them. */
const wrongDays: [what: string, typed: () => string][] = [
  ['no day', () => ''],
  ['today', () => dayAfter(0)],
  ['a day that is over', () => '2020-01-01'],
  ['a day in more than a year', () => dayAfter(400)],
  ['a day that does not exist', () => '2027-02-30'],
  ['words', () => '下个月'],
]
const dayRange = /请选择 \d{4}-\d\d-\d\d 至 \d{4}-\d\d-\d\d 之间的日期/

it.each(wrongDays)('experts assigned until %s: said at the date, and the choice stays', async (_what, typed) => {
  const id = acceptance('TO_ASSIGN')
  const { user } = await renderAt(`/my-project/work/${id}/review`, { as: 'supervisingDepartment' })
  const form = within(await screen.findByRole('form', { name: '指派验收专家' }))
  for (const name of ['赵立群', '余梦', '顾清扬'])
    await user.click(await form.findByRole('checkbox', { name: new RegExp(`^${name}`) }))
  const until = form.getByRole<HTMLInputElement>('textbox', { name: /^意见提交期限/ })
  fireEvent.change(until, { target: { value: typed() } })
  await user.click(form.getByRole('button', { name: '指派 3 位专家' }))
  await expectRefused(until, dayRange, typed())
  expect(document.activeElement).toBe(until)
  expect(form.getAllByRole('checkbox', { checked: true })).toHaveLength(3)
  expect(backend.db.works.get(id)?.state).toBe('TO_ASSIGN')
})

describe('a conclusion', () => {
  async function rectifying() {
    const id = acceptance('TO_CONCLUDE')
    const page = await renderAt(`/my-project/work/${id}/review`, { as: 'supervisingDepartment' })
    const form = within(await screen.findByRole('form', { name: '审核意见' }))
    await page.user.click(await form.findByRole('radio', { name: /^限期整改/ }))
    return {
      form,
      press: () => page.user.click(form.getByRole('button', { name: '提交审核意见' })),
      choose: (name: RegExp) => page.user.click(form.getByRole('radio', { name })),
      until: form.getByRole<HTMLInputElement>('textbox', { name: /^整改期限/ }),
      opinion: form.getByRole<HTMLTextAreaElement>('textbox', { name: /^通知书意见/ }),
      state: () => backend.db.works.get(id)?.state,
    }
  }

  it.each(wrongDays)('that asks to rectify until %s: said at the date, and the rest stays', async (_what, typed) => {
    const { press, until, opinion, state } = await rectifying()
    fireEvent.change(opinion, { target: { value: '请补充检测报告' } })
    fireEvent.change(until, { target: { value: typed() } })
    await press()
    await expectRefused(until, dayRange, typed())
    expect(document.activeElement).toBe(until)
    expect(opinion).toHaveValue('请补充检测报告')
    expect(state()).toBe('TO_CONCLUDE')
  })

  it('names the missing checker, reason and text at their fields, all at once', async () => {
    const { form, press, choose, until, opinion, state } = await rectifying()
    fireEvent.change(until, { target: { value: dayAfter(30) } })
    await press()
    const checkers = form.getByRole('radiogroup', { name: /^整改后由谁复核/ }).parentElement
    await waitFor(() => expect(checkers).toHaveAccessibleDescription(/请选择整改后由谁复核/))
    await expectRefused(opinion, '请填写审核意见')
    const reason = form.queryByRole<HTMLTextAreaElement>('textbox', { name: /^不一致的理由/ })
    if (reason) await expectRefused(reason, '请说明与专家意见汇总不一致的理由')
    await choose(/^主管处室/)
    if (reason) {
      fireEvent.change(reason, { target: { value: '字'.repeat(501) } })
      await expectRefused(reason, '理由不能超过 500 个字，现在 501 个')
      fireEvent.change(reason, { target: { value: '现场抽查的结果不同' } })
    }
    await press()
    await expectRefused(opinion, '请填写审核意见')
    expect(until).toHaveValue(dayAfter(30))
    expect(state()).toBe('TO_CONCLUDE')
  })

  it('whose date is over by the time it is sent: the backend’s refusal stands at the date', async () => {
    const { form, press, choose, until, opinion, state } = await rectifying()
    fireEvent.change(opinion, { target: { value: '请补充检测报告' } })
    fireEvent.change(until, { target: { value: dayAfter(2) } })
    await choose(/^主管处室/)
    const reason = form.queryByRole<HTMLTextAreaElement>('textbox', { name: /^不一致的理由/ })
    if (reason) fireEvent.change(reason, { target: { value: '现场抽查的结果不同' } })
    backend.advance(4 * day)
    await press()
    await expectRefused(until, /请填写今天以后、一年以内的整改期限|请选择 .* 之间的日期/, dayAfter(2))
    expect(opinion).toHaveValue('请补充检测报告')
    expect(state()).toBe('TO_CONCLUDE')
  })
})

it('spending: each wrong amount is refused in its cell, and a total that differs at the total', async () => {
  const [work] = backend.db.works.where({
    kind: 'ACCEPTANCE',
    creatorId: personaUserId('researcher'),
    state: 'TO_APPLY',
  })
  await renderAt(`/my-project/work/${work?.id}/form/money`, { as: 'researcher' })
  await expectAnswersRefused([
    [/^第 1 行 实际支出/, '-1', '不能小于 0'],
    [/^第 1 行 实际支出/, '很多', '要填数字'],
    [/^第 1 行 实际支出/, '1.234', /小数/],
    [/^财务决算表的支出合计/, '-0.01', '不能小于 0'],
    [/^财务决算表的支出合计/, '9999', /财务决算表的支出合计 .* 与各科目之和 .* 不一致，请核对/],
  ])
})
