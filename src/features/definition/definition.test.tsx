/** Tests of the form of the technology-enterprise self-assessment. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { backend } from '../../../tests/backend'
import { renderAt } from '../../../tests/render'

const question = async (n: number) => within(await screen.findByRole('radiogroup', { name: new RegExp(`^${n}\\.`) }))
async function answer(from: number, to: number, option: string): Promise<void> {
  for (let n = from; n <= to; n += 1) fireEvent.click((await question(n)).getByRole('radio', { name: option }))
}
const figure = async (n: number, value: string) =>
  fireEvent.change(await screen.findByRole('textbox', { name: new RegExp(`^${n}\\.`) }), { target: { value } })
const filed = () => backend.db.techDefinitions.where({ unitId: 'unit-1' })[0]
const submit = /提交自评$/

it('the assessment reports missing answers, shows 9 to 13 when 5 to 8 are all no, and shows both outcomes', async () => {
  const { user, router } = await renderAt('/definition/view/unit-1', { as: 'researcher' })
  await user.click(await screen.findByRole('button', { name: submit }))
  const summary = await screen.findByRole('region', { name: '有 9 处需要处理' })
  expect(within(summary).getByRole('link', { name: '第 1 题：请选择' })).toBeInTheDocument()
  expect(summary).toHaveTextContent('请勾选承诺')

  await answer(1, 4, '符合')
  await answer(5, 7, '否')
  expect(screen.queryByRole('heading', { name: '评价指标' })).toBeNull()
  await answer(8, 8, '是')
  expect(await screen.findByRole('group', { name: /第 8 题的证明材料/ })).toBeInTheDocument()
  await answer(8, 8, '否')
  expect(screen.queryByRole('group', { name: /第 8 题的证明材料/ })).toBeNull()
  await figure(9, '1,00')
  await figure(10, '30')
  await figure(11, '1,000')
  await figure(12, '30.1234')
  await figure(13, '９００')
  fireEvent.click(screen.getByRole('checkbox', { name: '我已阅读并承诺' }))
  await user.click(screen.getByRole('button', { name: submit }))
  const again = await screen.findByRole('region', { name: '有 3 处需要处理' })
  expect(again).toHaveTextContent('第 9 题：请输入 0 至 999999999 的整数')
  expect(again).toHaveTextContent('第 12 题：请输入 0 至 999999999 的数，最多 3 位小数')
  expect(again).toHaveTextContent('请选择知识产权')

  await figure(9, '100')
  await figure(12, '30')
  fireEvent.click(screen.getByRole('radio', { name: '没有知识产权' }))
  await user.click(screen.getByRole('button', { name: submit }))
  const failed = await screen.findByRole('dialog', { name: '自评未通过' })
  expect(filed()).toMatchObject({
    passed: false,
    answers: { salesRevenue: '1000', costExpenditure: '900', workforce: 100 },
  })
  await user.click(within(failed).getByRole('button', { name: '重新评估' }))

  await figure(12, '60')
  fireEvent.click(screen.getByRole('checkbox', { name: '我已阅读并承诺' }))
  const sent = vi.spyOn(globalThis, 'fetch')
  await user.click(screen.getByRole('button', { name: submit }))
  // antd gives all dialogs one id under test, and the first does not go without animations.
  const passed = (await screen.findAllByText('提交成功')).at(-1)?.closest<HTMLElement>('[role=dialog]')
  expect(filed()?.passed).toBe(true)
  // What was defined a moment ago is defined again, as the record it is.
  const bodies = sent.mock.calls.map(([, init]) => String(init?.body))
  const second = bodies.find((body) => body.includes('"operationName":"DefineTechUnit"'))
  expect(JSON.parse(second ?? '{}').variables.input.id).toBe(filed()?.id)
  sent.mockRestore()
  if (!passed) throw new Error('no dialog says so')
  fireEvent.click(within(passed).getByText(/返\s?回/))
  await waitFor(() => expect(router.state.location.pathname).toBe('/'))
})

it('a colleague’s newer self-assessment causes a warning instead of being overwritten, and the user’s answers stay', async () => {
  const { user } = await renderAt('/definition/view/unit-1', { as: 'researcher' })
  await answer(1, 4, '符合')
  await answer(5, 8, '否')
  for (const n of [9, 10, 11, 12, 13]) await figure(n, String(n))
  fireEvent.click(screen.getByRole('radio', { name: '没有知识产权' }))
  fireEvent.click(screen.getByRole('checkbox', { name: '我已阅读并承诺' }))
  const theirs = {
    chineseResident: 2,
    businessOperations: 1,
    policyIndustry: 1,
    dishonestEnterprises: 1,
    workforce: 777,
  }
  const others = { qualification: 2, researchInstitutions: 2, nationalAwards: 2, nationalStandard: 2 }
  backend.db.techDefinitions.insert({
    ...{ id: 'tech-theirs', unitId: 'unit-1', passed: false },
    answers: { ...theirs, ...others } as never,
  })
  await user.click(screen.getByRole('button', { name: submit }))
  const notice = await screen.findByText(/同单位的人员提交过自评/)
  expect(notice).toHaveTextContent('第 1 题：不符合')
  expect(notice).toHaveTextContent('777')
  expect(filed()?.answers).toMatchObject({ chineseResident: 2, workforce: 777 })
  expect((await question(1)).getByRole('radio', { name: '符合' })).toBeChecked()
  await user.click(screen.getByRole('button', { name: submit }))
  await screen.findAllByRole('dialog', { name: /自评未通过|提交成功/ })
  expect(filed()?.answers).toMatchObject({ chineseResident: 1, workforce: 9 })
})

it('an upload in a question that was hidden meanwhile does not block the submission', async () => {
  const { user, router } = await renderAt('/definition/view/unit-1', { as: 'researcher' })
  await answer(1, 4, '符合')
  await answer(5, 5, '是')
  await answer(6, 8, '否')
  const proof = await screen.findByRole('group', { name: /第 5 题的证明材料/ })
  // It never arrives.
  const real = globalThis.fetch
  let isBlocked = false
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    if (!String(init?.body).includes('"operationName":"UploadToken"')) return real(input, init)
    isBlocked = true
    return new Promise(() => {})
  })
  const chooser = proof.querySelector<HTMLInputElement>('input[type=file]')
  if (!chooser) throw new Error('no place for a file')
  await user.upload(chooser, new File(['%PDF-1.4'], '证书.pdf', { type: 'application/pdf' }))
  await waitFor(() => expect(isBlocked).toBe(true))
  fireEvent.click(screen.getByRole('checkbox', { name: '我已阅读并承诺' }))
  await user.click(screen.getByRole('button', { name: submit }))
  expect((await screen.findAllByText(/文件正在上传，请等上传完成后再提交/)).length).toBeGreaterThan(0)
  await answer(5, 5, '否')
  for (const [n, value] of [
    [9, '100'],
    [10, '30'],
    [11, '1000'],
    [12, '60'],
    [13, '900'],
  ] as const)
    await figure(n, value)
  fireEvent.click(screen.getByRole('radio', { name: '没有知识产权' }))
  await user.click(screen.getByRole('button', { name: submit }))
  expect((await screen.findAllByText('提交成功')).length).toBeGreaterThan(0)
  expect(filed()?.passed).toBe(true)
  vi.restoreAllMocks()
  router.dispose()
})

it('a filed assessment shows its files by name, and is closed to other users', async () => {
  const answers = {
    ...{ chineseResident: 1, businessOperations: 1, policyIndustry: 2, dishonestEnterprises: 1 },
    ...{ qualification: 1, researchInstitutions: 2, nationalAwards: 2, nationalStandard: 2 },
    qualificationUrl: '@[{"uid":"u1","name":"证书.pdf","url":"key-1.pdf"}]',
  }
  backend.db.techDefinitions.insert({ id: 'definition-1', unitId: 'unit-1', answers, passed: false })
  const { user, leave } = await renderAt('/definition/view/definition-1', { as: 'researcher' })
  expect(await screen.findByText(/以下是上次提交的内容/)).toBeVisible()
  expect(screen.getByRole('button', { name: '证书.pdf' })).toBeVisible()
  expect(screen.queryByText(/^9\./)).toBeNull()
  await user.click(screen.getByRole('button', { name: '重新评估' }))
  expect((await question(3)).getByRole('radio', { name: '不符合' })).toBeChecked()
  expect(screen.getByRole('button', { name: '删除 证书.pdf' })).toBeVisible()
  leave()
  await renderAt('/definition/view/unit-1', { as: 'auditor' })
  expect(await screen.findByRole('heading', { level: 1, name: '您不能查看这份自评' })).toBeVisible()
})
