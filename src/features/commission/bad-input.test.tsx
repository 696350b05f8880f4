/** Wrong input in the commission's decisions about what units pass on. */

import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { backend } from '../../../tests/backend'
import { expectRefused } from '../../../tests/bad-input'
import { renderAt } from '../../../tests/render'

/** The kinds that the commission decides about after a unit, each with a state in which it can be decided. */
const decided = ['MATCHING', 'FUND_APPLICATION', 'FOREIGN_EXPERT', 'FOREIGN_EXPERT_CHECK'] as const

async function open(kind: string) {
  const [work] = backend.db.works.where({ kind, state: 'SUBMITTED' })
  if (!work) throw new Error(`no ${kind}`)
  backend.db.works.update(work.id, { state: 'RECEIVED' })
  const { user } = await renderAt(`/commission/work/${work.id}`, { as: 'supervisingDepartment' })
  const form = within(await screen.findByRole('form', { name: '审核意见' }))
  const press = () => user.click(form.getByRole('button', { name: '提交审核意见' }))
  const choose = async (name: RegExp) => user.click(await form.findByRole('radio', { name }))
  return { work, user, form, press, choose, state: () => backend.db.works.get(work.id)?.state }
}

const longest = '字'.repeat(501)

describe.each(decided)('a decision about %s', (kind) => {
  it('without a conclusion, a return and a refusal without or with too long a reason: said at their fields', async () => {
    const { form, press, choose, state } = await open(kind)
    await press()
    await expectRefused(form.getByRole('group', { name: '审核结论（必选）' }), '请选择审核结论')
    for (const decision of [/^退回修改/, /^(不予支持|不予匹配|不予核拨|检查异常)/]) {
      await choose(decision)
      const opinion = form.getByRole<HTMLTextAreaElement>('textbox', { name: '意见（必填）' })
      for (const [typed, message] of [
        ['', '请填写审核意见'],
        ['  \n', '请填写审核意见'],
        [longest, '审核意见不能超过 500 个字，现在 501 个'],
      ] as const) {
        fireEvent.change(opinion, { target: { value: typed } })
        await press()
        await expectRefused(opinion, message, typed)
        expect(document.activeElement).toBe(opinion)
      }
    }
    expect(state()).toBe('RECEIVED')
  })
})

it('an amount that is empty, no number, negative, has three decimals or is more than requested is refused at its year, and stays', async () => {
  const { form, press, choose, state } = await open('MATCHING')
  await choose(/^通过/)
  const [first, ...others] = within(
    form.getByRole('group', { name: '核定金额（万元）' }),
  ).getAllByRole<HTMLInputElement>('textbox')
  if (!first) throw new Error('no amounts')
  const rest = others.map(({ value }) => value)
  const notAnAmount = /\d{4} 年的金额应为不小于 0 的数字，最多两位小数/
  for (const [typed, message] of [
    ['', /请填写 \d{4} 年的核定金额/],
    ['很多', notAnAmount],
    ['-1', notAnAmount],
    ['1.234', notAnAmount],
    ['99999', /合计应大于 0，不超过申请的 .* 万元，现在是 /],
  ] as const) {
    fireEvent.change(first, { target: { value: typed } })
    await press()
    await expectRefused(first, message, typed)
    expect(first).toHaveAccessibleDescription(/申请 .* 万元/)
    expect(others.map(({ value }) => value)).toEqual(rest)
  }
  expect(state()).toBe('RECEIVED')
})

it('amounts of nothing at all are refused at every year', async () => {
  const { form, press, choose } = await open('FUND_APPLICATION')
  await choose(/^通过/)
  const amounts = within(form.getByRole('group', { name: '核定金额（万元）' })).getAllByRole<HTMLInputElement>(
    'textbox',
  )
  for (const amount of amounts) fireEvent.change(amount, { target: { value: '0' } })
  await press()
  for (const amount of amounts) await expectRefused(amount, /合计应大于 0/, '0')
})

it('a batch refused without a reason says so at the reason, which takes the focus', async () => {
  const [{ title } = { title: '' }] = backend.db.works.where({ kind: 'FOREIGN_EXPERT', state: 'SUBMITTED' })
  const { user } = await renderAt('/commission?tab=FOREIGN_EXPERT', { as: 'supervisingDepartment' })
  await user.click(await screen.findByRole('checkbox', { name: new RegExp(title) }))
  await user.click(screen.getByRole('button', { name: /^退回 1 份$/ }))
  const dialog = await screen.findByRole('dialog', { name: /^退回/ })
  const act = () => within(dialog).getByRole<HTMLButtonElement>('button', { name: /^退\s?回/ })
  await waitFor(() => expect(act().disabled).toBe(false))
  const reason = within(dialog).getByRole<HTMLTextAreaElement>('textbox')
  for (const [typed, message] of [
    ['', /请输入/],
    ['字'.repeat(201), /不能超过 200 个字，现在 201 个/],
  ] as const) {
    fireEvent.change(reason, { target: { value: typed } })
    await waitFor(() => expect(act().disabled).toBe(false))
    await user.click(act())
    await expectRefused(reason, message, typed)
  }
})
