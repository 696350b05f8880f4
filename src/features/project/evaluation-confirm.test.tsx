/** Tests of the leader's statement before a performance evaluation on screen. */
import { personaUserId } from '@mocks/personas'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { backend } from '../../../tests/backend'
import { renderAt } from '../../../tests/render'

const evaluation = () =>
  backend.db.works.where({ kind: 'PERFORMANCE', state: 'TO_CONFIRM', creatorId: personaUserId('researcher') })[0] ??
  expect.fail('no evaluation to confirm')
const box = (name: RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name })

describe('the record before a performance evaluation', () => {
  it('shows a difference at its field, keeps what was typed, and reports it to the department, which corrects the record', async () => {
    const { id } = evaluation()
    const { user, leave } = await renderAt(`/my-project/evaluation-confirm/${id}`, { as: 'researcher' })
    const section = await screen.findByRole('region', { name: '核对项目信息' })
    expect(within(section).getByText(/^\d{4}-\d\d-\d\d 至 \d{4}-\d\d-\d\d$/)).toBeTruthy()
    const unit = await box(/^承担单位/)
    await user.clear(unit)
    await user.type(unit, '上海申江大学（新）')
    await user.click(await screen.findByRole('button', { name: '信息一致，开始填报' }))
    const refusal = '项目绩效评价信息不一致，请核对后重新填写'
    expect(await screen.findByRole('link', { name: `承担单位：${refusal}` })).toBeTruthy()
    expect(unit.getAttribute('aria-invalid')).toBe('true')
    expect((await box(/^项目编号/)).getAttribute('aria-invalid')).toBeNull()
    expect(unit.value).toBe('上海申江大学（新）')
    await user.click(await screen.findByRole('button', { name: '信息有误' }))
    expect((await box(/^不一致的内容/)).value).toMatch(/^承担单位：登记为“.+”，应为“上海申江大学（新）”。$/)
    await user.click(screen.getByRole('button', { name: '提交不一致的内容' }))
    await waitFor(() => expect(backend.db.works.get(id)?.state).toBe('DISPUTED'))
    leave()
    const department = await renderAt(`/performance-confirm/${id}`, { as: 'supervisingDepartment' })
    const table = await screen.findByRole('table', { name: '登记与负责人填写的对照' })
    expect(within(table).getByRole('row', { name: /上海申江大学（新） 不一致/ })).toBeTruthy()
    await department.user.click(screen.getByRole('radio', { name: /更正登记/ }))
    await department.user.click(screen.getByRole('button', { name: '提交审核意见' }))
    await waitFor(() => expect(backend.db.works.get(id)?.state).toBe('TO_CONFIRM'))
  })
  it('opens the form of the evaluation once what is stated fits', async () => {
    const { id } = evaluation()
    const { user, router } = await renderAt(`/my-project/evaluation-confirm/${id}`, { as: 'researcher' })
    await user.click(await screen.findByRole('button', { name: '信息一致，开始填报' }))
    await waitFor(() =>
      expect(router.state.location.pathname).toBe(`/performance-smartform/performance-evaluation/${id}/outputs`),
    )
  })
})
