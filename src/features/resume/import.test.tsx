/** Tests of choosing another file during a resume import. */
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderAt } from '../../../tests/render'

const late = vi.hoisted(() => new Map<string, (block: string[][]) => void>())
vi.mock('@/lib/sheets/workbook', () => ({
  readWorkbook: (file: File) => new Promise<string[][]>((come) => late.set(file.name, come)),
}))

it('an import shows the rows of the last chosen file, even when an earlier file is parsed later', async () => {
  const { user } = await renderAt('/resume/work', { as: 'researcher' })
  await user.click(await screen.findByRole('button', { name: /导入/ }))
  const dialog = await screen.findByRole('dialog')
  const choose = async (name: string) => {
    const input = dialog.querySelector<HTMLInputElement>('input[type=file]') ?? expect.fail('nowhere to choose a file')
    await user.upload(input, new File(['x'], name))
    await waitFor(() => expect(late.has(name)).toBe(true))
  }
  await choose('前一个.xlsx')
  await choose('后一个.xlsx')
  const head = ['工作单位', '职务']
  const row = (unit: string) => [unit, '研究员']
  late.get('后一个.xlsx')?.([head, row('后一个单位')])
  expect(await within(dialog).findByText(/^共 1 行/)).toBeInTheDocument()
  late.get('前一个.xlsx')?.([head, row('甲'), row('乙')])
  // Something later than the answer has come.
  await user.click(within(dialog).getByRole('button', { name: '换一个文件' }))
  expect(within(dialog).getByText('后一个.xlsx')).toBeInTheDocument()
  expect(within(dialog).getByText(/^共 1 行/)).toBeInTheDocument()
})

it('an import that was too long stops saying so once fewer rows are selected', async () => {
  const { user } = await renderAt('/resume/work', { as: 'researcher' })
  await user.click(await screen.findByRole('button', { name: /导入/ }))
  const dialog = await screen.findByRole('dialog')
  const input = dialog.querySelector<HTMLInputElement>('input[type=file]') ?? expect.fail('nowhere to choose a file')
  await user.upload(input, new File(['x'], '很多.xlsx'))
  await waitFor(() => expect(late.has('很多.xlsx')).toBe(true))
  const rows = Array.from({ length: 250 }, (_, at) => [`第${at}单位`, '研究员', '2020-01', '2021-01'])
  late.get('很多.xlsx')?.([['工作单位', '职务', '开始年月', '结束年月'], ...rows])
  await user.click(await within(dialog).findByRole('button', { name: '导入 250 行' }))
  expect(await within(dialog).findByText(/现在选择了 250 条$/)).toBeInTheDocument()
  await user.click(within(dialog).getByRole('checkbox', { name: '选择全部可导入的行' }))
  expect(within(dialog).queryByText(/现在选择了 250 条$/)).toBeNull()
})
