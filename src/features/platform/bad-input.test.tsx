/** Wrong input in the monthly reports of platforms, and in the return of a report. */

import { fireEvent, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { backend } from '../../../tests/backend'
import { type BadAnswer, expectAnswersRefused, expectRefused, leaveWith } from '../../../tests/bad-input'
import { renderAt } from '../../../tests/render'

const waiting = (belongsTo: string) =>
  backend.db.works.where({ belongsTo, state: 'NOT_FILLED' })[0]?.id ?? expect.fail('nothing waits')

it.each<[what: string, address: () => string, answers: readonly BadAnswer[]]>([
  [
    'a monthly report',
    () => {
      const id = waiting('platform-service-1')
      return `/monthly-report-form/${id}/figures/${id}`
    },
    [
      [/^服务企业/, '-1', '不能小于 0'],
      [/^服务企业/, '1.5', '要填整数'],
      [/^服务企业/, '几十', '要填数字'],
      [/^服务企业/, '10000000', '不能大于 9,999,999'],
      [/^服务收入/, '-0.5', '不能小于 0'],
      [/^累计服务企业/, '0', '累计服务企业数小于上月，请核对'],
    ],
  ],
  [
    'a monthly progress',
    () => `/monthly-progress-form/${waiting('platform-function-1')}/monthly-progress/progress`,
    [
      [/^本月主要工作与成效/, '字'.repeat(1501), '不能超过 1500 个字，现在 1501 个'],
      [/^下月计划/, '字'.repeat(1001), '不能超过 1000 个字，现在 1001 个'],
    ],
  ],
])('%s: each wrong value is refused at its field, and stays', async (_what, address, answers) => {
  await renderAt(address(), { as: 'researcher' })
  await expectAnswersRefused(answers)
})

it('a jump’s reason that is too short or too long is refused at its field, and fewer services than enterprises too', async () => {
  const id = waiting('platform-service-1')
  await renderAt(`/monthly-report-form/${id}/figures/${id}`, { as: 'researcher' })
  const [hours] = await screen.findAllByRole<HTMLInputElement>('textbox', { name: /^设备开机时数/ })
  leaveWith(hours ?? expect.fail('no field'), '9')
  await screen.findByRole('textbox', { name: /^设备开机时数变化较大的原因/ })
  await expectAnswersRefused([
    [/^设备开机时数变化较大的原因/, '检修', /至少|不少于/],
    [/^设备开机时数变化较大的原因/, '字'.repeat(201), '不能超过 200 个字，现在 201 个'],
  ])
  const [served] = screen.getAllByRole<HTMLInputElement>('textbox', { name: /^服务企业/ })
  leaveWith(served ?? expect.fail('no field'), '40')
  await expectAnswersRefused([[/^服务次数/, '3', '服务次数不能少于服务企业数']])
})

it.each([
  ['without a reason', '', '请填写审核意见'],
  ['with blanks', ' \n ', '请填写审核意见'],
  ['with too long a reason', '字'.repeat(501), '审核意见不能超过 500 个字，现在 501 个'],
])('a report returned %s: said at the reason, which stays and has the focus', async (_what, typed, message) => {
  const report = backend.db.works.where({ belongsTo: 'platform-service-1', state: 'SUBMITTED' }).at(-1)
  const { user } = await renderAt(`/monthly-report-fill/${report?.id}/filed`, { as: 'unitAdministrator' })
  await user.click(await screen.findByRole('radio', { name: /^退回修改/ }))
  const form = within(screen.getByRole('form', { name: '审核意见' }))
  const opinion = form.getByRole<HTMLTextAreaElement>('textbox', { name: '意见（必填）' })
  fireEvent.change(opinion, { target: { value: typed } })
  await user.click(form.getByRole('button', { name: '提交审核意见' }))
  await expectRefused(opinion, message, typed)
  expect(document.activeElement).toBe(opinion)
  expect(backend.db.works.get(report?.id ?? '')?.state).toBe('SUBMITTED')
})
