/** Tests of the pages of foreign-expert projects. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { backend } from '../../../tests/backend'
import { renderAt } from '../../../tests/render'

/** A project that waits for the researcher, by what came of its last check and whether it is its period. */
const waiting = (abnormal: boolean, open: boolean) => {
  const found = backend.db.expertProjects
    .where({ boundBy: null, abnormal })
    .find(({ closesAt }) => closesAt > Date.now() === open)
  if (!found) throw new Error('no such project')
  return found
}
const field = (label: string) => screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${label}`) })
const enter = (typed: Record<string, string>) => {
  for (const [label, value] of Object.entries(typed)) fireEvent.change(field(label), { target: { value } })
}
const sendCode = () => {
  const code = { id: 'sent', target: '13800001001', code: '246810', sentAt: Date.now(), tries: 0, spent: false }
  backend.db.verificationCodes.insert(code)
}

describe('a foreign-expert project', () => {
  it('is bound by its notice: wrong codes are marked, the text stays, and it links to the filings', async () => {
    sendCode()
    const { number, name, checkCode } = waiting(false, true)
    const { user, router } = await renderAt('/expertProject', { as: 'researcher' })
    await screen.findByRole('heading', { level: 1, name: '绑定外国专家项目' })
    const typed = { 项目编号: number, 项目名称: name, 承担单位: '上海申江大学', 校验码: 'E0', 验证码: '246810' }
    enter(typed)
    await user.click(await screen.findByRole('button', { name: /绑定并填报$/ }))
    await waitFor(() => expect(field('校验码').getAttribute('aria-invalid')).toBe('true'))
    for (const [label, value] of Object.entries(typed)) expect(field(label).value).toBe(value)
    enter({ 校验码: checkCode })
    await user.click(await screen.findByRole('button', { name: /绑定并填报$/ }))
    await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/foreignExpert\/list\/.+/))
    expect(await screen.findByRole('heading', { level: 1, name })).toBeTruthy()
    expect(await screen.findByRole('region', { name: '填报情况' })).toBeTruthy()
  })

  it.each([
    ['an abnormal check, and the phone number', waiting(true, true), /外国专家年检异常，请联系管理员（电话 \d/],
    [
      'a date outside the period, and the period',
      waiting(false, false),
      /填报时间为? \d{4}-\d\d-\d\d 至 \d{4}-\d\d-\d\d/,
    ],
  ])('shows the reason with %s', async (_, { id, checkCode, number }, expectedMessage) => {
    sendCode()
    const { user } = await renderAt(`/expertProject/${id}`, { as: 'researcher' })
    expect(await screen.findByText(number)).toBeTruthy()
    expect(screen.queryByRole('textbox', { name: /^项目编号/ })).toBeNull()
    enter({ 校验码: checkCode, 验证码: '246810' })
    await user.click(await screen.findByRole('button', { name: /绑定并填报$/ }))
    expect((await screen.findByText(expectedMessage)).closest('[role=alert]')).toBeTruthy()
  })

  it.each([
    ['typed', () => '/expertProject'],
    ['named by the address', () => `/expertProject/${waiting(false, true).id}`],
  ])('%s: links an unverified user to the verification and back, with the typed text', async (_, path) => {
    backend.db.users.update('user-researcher', { userGrade: 1 })
    sendCode()
    const { number, name, checkCode } = waiting(false, true)
    const { user, router } = await renderAt(path(), { as: 'researcher' })
    await screen.findByRole('heading', { level: 1, name: '绑定外国专家项目' })
    await screen.findByRole('textbox', { name: /^校验码/ })
    const facts = { 项目编号: number, 项目名称: name, 承担单位: '上海申江大学' }
    enter({ ...(path() === '/expertProject' && facts), 校验码: checkCode, 验证码: '246810' })
    await user.click(await screen.findByRole('button', { name: /绑定并填报$/ }))
    fireEvent.click(await screen.findByRole('link', { name: '去实名认证' }))
    fireEvent.click(await screen.findByRole('link', { name: '返回继续填写' }))
    await waitFor(() => expect(router.state.location.pathname).toBe(path()))
    await waitFor(() => expect(field('校验码').value).toBe(checkCode))
  })

  it.each([
    ['names the administrator beside a check that was abnormal', true, 1],
    ['no longer does once that is settled', false, 0],
  ])('%s', async (_case, abnormal, times) => {
    const { db } = backend
    const filed = db.works.where({ kind: 'FOREIGN_EXPERT', state: 'ACCEPTED', creatorId: 'user-researcher' })[0]
    const [check] = db.works.where({ kind: 'FOREIGN_EXPERT_CHECK', belongsTo: filed?.id ?? '' })
    if (!filed || !check) throw new Error('no checked project')
    db.works.update(check.id, { state: 'REFUSED', facts: { ...check.facts, year: new Date().getFullYear() } })
    db.expertProjects.update(filed.belongsTo, { abnormal })
    await renderAt(`/foreignExpert/list/${filed.id}`, { as: 'researcher' })
    const years = within(await screen.findByRole('region', { name: '项目与年度检查' }))
    expect(years.getByText('检查异常')).toBeTruthy()
    expect(years.queryAllByText(/年检异常，请联系管理员（电话 \d/)).toHaveLength(times)
  })

  it('is audited in the selected unit, with its annual checks', async () => {
    const { user, router } = await renderAt('/foreignExpert/selectUnit', { as: 'unitAdministrator' })
    const units = await screen.findByRole('list', { name: '单位' })
    expect(await within(units).findByText(/份待审核/)).toBeTruthy()
    await user.click(within(units).getByRole('link', { name: '上海申江大学' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/company/unit-1/foreignExpert'))
    const [check] = backend.db.works.where({ kind: 'FOREIGN_EXPERT_CHECK', state: 'UNIT_REVIEW', unitId: 'unit-1' })
    await user.click(await screen.findByRole('link', { name: check?.title }))
    await user.click(await screen.findByRole('radio', { name: /^通过/ }))
    await user.click(screen.getByRole('button', { name: '提交审核意见' }))
    expect(await screen.findByText(/的审核结论是“通过”/)).toBeTruthy()
  })
})
