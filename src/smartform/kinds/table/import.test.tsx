/** Tests of pasting and importing spreadsheets into a table field. */
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { archive } from '../../../../tests/archive'
import { buttonNamed, items, openTable as open, row, undo } from '../../../../tests/smartform/open-table'

describe('a workbook', () => {
  const cell = '<c r="XFD1048576"><v>1</v></c>'
  const far = archive({ 'xl/workbook.xml': '<workbook/>', 'xl/worksheets/sheet1.xml': cell })
  it.each([
    ['with a cell at the far end of its sheet', far, '有一张表太大：最多 20000 行、1000 列'],
    ['that is none', new ArrayBuffer(9), '读不出这个文件，请用没有加密的 Excel（.xlsx）文件'],
  ])('%s is refused with its reason, and the rows stay', async (_, bytes, reason) => {
    const { user } = open(row('a', '设备', '1'))
    await user.upload(screen.getByLabelText('导入 Excel', { selector: 'input' }), new File([bytes], '预算.xlsx'))
    expect(await screen.findByText(reason)).toBeTruthy()
    expect(items()).toEqual(['设备'])
  })
})

describe('a block from a spreadsheet', () => {
  it('is previewed before it is written: columns, units, errors; and can be undone', async () => {
    const { user } = open(row('a', '设备', '1'), row('b', '材料', '2'))
    const block = '科目\t金额（元）\r\n<img src=x onerror=alert(1)>\t１２，３００\r\n=cmd()\t约 3\r\n'
    await user.click(screen.getByRole('textbox', { name: '第 2 行 科目' }))
    await user.paste(block)
    const dialog = await screen.findByRole('dialog', { name: '粘贴到“预算明细”' })
    expect(await within(dialog).findByText('共 2 行，其中 1 行没有问题，1 行有错误')).toBeTruthy()
    expect(within(dialog).getByRole('cell', { name: '<img src=x onerror=alert(1)>' })).toBeTruthy()
    expect(within(dialog).getByRole<HTMLSelectElement>('combobox', { name: '“金额（元）”的单位' }).value).toBe('yuan')
    expect(within(dialog).getByText(/金额要填数字，现在是“约 3”/)).toBeTruthy()
    await user.click(within(dialog).getByRole('button', { name: '全部写入，包括有错误的' }))
    expect(items()).toEqual(['设备', '<img src=x onerror=alert(1)>', '=cmd()'])
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: '第 2 行 金额' }).value).toBe('1.23')
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: '第 3 行 金额' }).value).toBe('约 3')
    await user.click(buttonNamed(undo))
    expect(items()).toEqual(['设备', '材料'])
  })

  it('reports for each cell: accepted, normalised, to correct, refused or ignored; all in one undo step', async () => {
    const { user } = open(row('a', '设备', '1'))
    await user.click(screen.getByRole('textbox', { name: '第 1 行 科目' }))
    const block = '科目\t金额（元）\t备注\r\n设备费\t12,300\t旧\r\n材料\t约 3\t\r\n差旅\t#REF!\t\r\n会议\t40000\t\r\n'
    await user.paste(block)
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: /^全部写入/ }))
    await user.click(buttonNamed('逐格查看结果'))
    const dialog = within((await screen.findByText('导入结果：共 9 格')).closest('[role=dialog]') as HTMLElement)
    const lines = () =>
      dialog
        .getAllByRole('row')
        .slice(1)
        .map((line) => [...line.querySelectorAll('td')].map((cell) => cell.textContent).join('|'))
    expect(lines()).toEqual([
      '4|金额|#REF!|没有采用||表格里是错误值 #REF!',
      '3|金额|约 3|已写入，要改|约 3|金额要填数字，现在是“约 3”',
      '5|科目|会议|没有写入||已达行数上限，放不下',
      '5|金额|40000|没有写入||已达行数上限，放不下',
      '|备注|旧|没有写入||这一列没有对应的列，没有写入',
      '2|金额|12,300|已换写法|1.23|',
      '2|科目|设备费|原样写入|设备费|',
      '3|科目|材料|原样写入|材料|',
      '4|科目|差旅|原样写入|差旅|',
    ])
    await user.click(dialog.getByRole('radio', { name: '没有写入 3' }))
    expect(lines()).toHaveLength(3)
    await user.click(dialog.getByRole('radio', { name: '已写入，要改 1' }))
    await user.click(dialog.getByRole('button', { name: /^金\s?额$/ }))
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: '第 2 行 金额' })))
    await user.click(buttonNamed(undo))
    expect(items()).toEqual(['设备'])
    expect(screen.queryByRole('button', { name: '逐格查看结果' })).toBeNull()
  })

  it('keeps the preview’s marks at its cells until each is changed', async () => {
    const { user } = open(row('a', '设备', '1'))
    const cell = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
    await user.click(cell('第 1 行 科目'))
    await user.paste('设备\t1\n材料\t#REF!\n差旅\t约 3\n')
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: /^全部写入/ }))
    const marks = {
      // of the sheet alone: the form finds nothing wrong with an empty amount
      ref: '预算明细第 2 行：表格里是错误值 #REF!',
      // of the form as well, and said once
      about: '预算明细第 3 行：金额要填数字，现在是“约 3”',
    }
    expect(screen.getByText(marks.ref)).toBeTruthy()
    expect(screen.getAllByText(marks.about)).toHaveLength(1)
    expect(cell('第 2 行 金额').getAttribute('aria-invalid')).toBe('true')
    await user.type(cell('第 2 行 金额'), '2')
    expect(screen.queryByText(marks.ref)).toBeNull()
    expect(screen.getByText(marks.about)).toBeTruthy()
  })

  it('can be limited to the valid part, and a single cell is left to the input', async () => {
    const { user } = open(row('a', '设备', '1'))
    await user.click(screen.getByRole('textbox', { name: '第 1 行 科目' }))
    await user.paste('费')
    expect(items()).toEqual(['设备费'])
    await user.paste('差旅\t二\n会议\t2\n')
    const dialog = await screen.findByRole('dialog')
    await user.click(within(dialog).getByRole('button', { name: '只写入没有错误的 1 行' }))
    expect(items()).toEqual(['会议'])
  })
})
