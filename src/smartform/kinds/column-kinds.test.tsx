/** Tests of field kinds as table columns. */
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { fakePorts, openSample } from '../../../tests/smartform/open-sample'
import { openEngine, readTable, smallForm } from '../../../tests/smartform/small-form'
import { splitValue } from '../drafts/sensitive-values'
import type { ColumnNode } from '../schema/nodes'
import { parseDefinition } from '../schema/parse-definition'
import type { FieldValue } from '../schema/values'
import { convertCell, lookupOf } from '../tables/convert-cell'
import { guessMapping } from '../tables/map-columns'
import { SmartformView } from '../view/SmartformView'
import type { ColumnSource } from './kinds'
import { loadEditor } from './screens'
import { findEntries } from './table/find-entries'

const columns: readonly ColumnSource[] = [
  { id: 'at', kind: 'time', label: '时间' },
  { id: 'guide', kind: 'person', label: '接待人' },
  { id: 'area', kind: 'dictionaryTree', label: '领域', dictionaryType: 't' },
  { id: 'findings', kind: 'richText', label: '情况' },
  { id: 'files', kind: 'attachments', label: '材料', accept: ['pdf'] },
  { id: 'agreed', kind: 'commitment', label: '确认', text: '情况属实' },
]
const definition = smallForm([{ id: 'visits', kind: 'table' as const, label: '考察', columns }])
const table = readTable(columns, { id: 'visits' })
await loadEditor(table)
const nodes = table.columns

const id = '11010519491231002X'
const guide = {
  guide_name: '王芳',
  guide_certificate: { type: '111', number: id },
  guide_mobile: '13812345678',
}
const file = { uid: 'f', name: '证明.pdf', url: 'key', size: 2048 }
const rows = (...cells: Record<string, unknown>[]) => cells.map((cell, index) => ({ id: `r${index + 1}`, cells: cell }))
const last = (save: ReturnType<typeof openSample>['ports']['save']) => {
  const visits = save.mock.calls.at(-1)?.[1].values.visits as
    | readonly { cells: Record<string, FieldValue> }[]
    | undefined
  return visits?.map((row) => row.cells)
}
const open = (contentId: string) =>
  openSample({ definition, pageId: 'p', content: { contentId, values: { visits: rows({}, {}) } } })

describe('a kind of field used as a column', () => {
  it('of times accepts the usual formats and displays its own', async () => {
    const { ports } = open('time')
    const cell = await screen.findByRole('textbox', { name: '第 2 行 时间' })
    fireEvent.change(cell, { target: { value: '9点30' } })
    fireEvent.blur(cell)
    expect(cell).toHaveValue('09:30')
    await waitFor(() => expect(last(ports.save)?.[1]?.at).toBe('09:30'))
  })

  it('of people has a column each for name, certificate and mobile, and a name requires the others', async () => {
    const { ports } = open('person')
    const cell = (name: string) => screen.findByRole('textbox', { name: new RegExp(`^第 1 行 ${name}`) })
    fireEvent.change(await cell('接待人姓名'), { target: { value: '王芳' } })
    fireEvent.change(await cell('接待人证件号码'), { target: { value: id } })
    await waitFor(() => expect(last(ports.save)?.[0]).toMatchObject({ guide_certificate: guide.guide_certificate }))
    expect((await cell('接待人手机号码')).getAttribute('aria-required')).toBe('true')
  })

  it('of people exposes each part to rules', () => {
    const columns = [{ id: 'guide', kind: 'person' as const, label: '接待人' }]
    const form = smallForm([{ id: 'visits', kind: 'table' as const, label: '考察', columns }], {
      rules: [
        {
          id: 'once',
          assert: ['unique', ['column', 'visits', 'guide_mobile']],
          message: '手机号码不能重复。',
          at: ['visits.guide_mobile'],
        },
      ],
    })
    const twice = { guide_name: '王芳', guide_mobile: '13812345678' }
    const engine = openEngine(parseDefinition(form), { visits: rows(twice, twice) })
    const broken = engine.problems('form', 'submit').find(({ message }) => message === '手机号码不能重复。')
    expect(broken?.paths).toEqual(['visits/r1/guide_mobile', 'visits/r2/guide_mobile'])
    expect(engine.form.definitionProblems).toEqual([])
  })

  it('of files uploads into the chosen cell', async () => {
    const { ports, user } = open('files')
    const cell = await screen.findByRole('group', { name: '第 2 行 材料' })
    const input = cell.querySelector<HTMLInputElement>('input[type=file]')
    if (!input) throw new Error('no input for files')
    await user.upload(input, new File(['%PDF-1.4 '], '报告.pdf', { type: 'application/pdf' }))
    await within(cell).findByRole('button', { name: '报告.pdf' })
    await waitFor(() => expect(last(ports.save)?.[1]?.files).toMatchObject([{ name: '报告.pdf' }]))
    expect(last(ports.save)?.[0]?.files).toEqual([])
  })

  it('of formatted text is a text box with its own Enter and arrow keys', async () => {
    open('rich')
    const cell = await screen.findByRole('textbox', { name: '第 1 行 情况' })
    cell.focus()
    expect(fireEvent.keyDown(cell, { key: 'ArrowDown' })).toBe(true)
    fireEvent.keyDown(cell, { key: 'Enter', code: 'Enter', keyCode: 13 })
    expect(cell.querySelectorAll('p')).toHaveLength(2)
    expect(document.activeElement).toBe(cell)
  })

  it('of commitments is a checkbox', async () => {
    const { ports, user } = open('box')
    const cell = within(await screen.findByRole('group', { name: '第 1 行 确认' }))
    await user.click(cell.getByRole('checkbox', { name: '情况属实' }))
    await waitFor(() => expect(last(ports.save)?.[0]?.agreed).toBe(true))
  })

  it('is read with links to files, formatting, and masked numbers of people until they are revealed', async () => {
    const visits = rows({ ...guide, findings: '<p>一<strong>二</strong></p>', files: [file] })
    render(<SmartformView definition={definition} content={{ values: { visits } }} openFile={async () => {}} />)
    expect(await screen.findByRole('button', { name: '证明.pdf' })).toBeTruthy()
    expect((await screen.findByText('二')).tagName).toBe('STRONG')
    const visible = screen.getByRole('row', { name: /王芳/ })
    expect(visible).toHaveTextContent(/\*{14}002X.*\*{7}5678/)
    fireEvent.click(within(visible).getByRole('button', { name: '显示接待人手机号码' }))
    expect(visible).toHaveTextContent('13812345678')
  })

  it('of people stores its numbers encrypted in the draft on the device', () => {
    const { clear, secret } = splitValue(table, rows({ at: '09:30', ...guide }) as FieldValue)
    expect(JSON.stringify(clear)).not.toMatch(/002X|5678/)
    expect(Object.keys(secret ?? {})).toEqual(['r1/guide_certificate', 'r1/guide_mobile'])
  })

  it('of files ignores spreadsheet text and keeps the neighbouring cells aligned', () => {
    const { columns: into } = guessMapping(
      [['09:30', '王芳', id, '13812345678', '人工智能', '好', 'a.pdf', '是']],
      nodes,
      'at',
    )
    const person = ['guide_name', 'guide_certificate', 'guide_mobile']
    expect(into.map((columnMapping) => columnMapping.columnId)).toEqual([
      'at',
      ...person,
      'area',
      'findings',
      null,
      'agreed',
    ])
    const cell = convertCell(nodes[2] as ColumnNode, id, { unit: 'yuan', entries: new Map() })
    expect(cell).toEqual({ value: guide.guide_certificate, problem: null })
  })

  it('of a tree accepts only leaves from a spreadsheet, as in its list', async () => {
    const leaf = { id: '2', code: '02', name: '人工智能', children: [] }
    const ports = fakePorts()
    ports.dictionaryTree.mockResolvedValue([{ id: '1', code: '01', name: '电子信息', children: [leaf] }])
    const where = lookupOf(nodes[4] as ColumnNode) ?? ''
    const { entries } = await findEntries(ports, new Map([[where, new Set(['电子信息', '人工智能'])]]))
    expect(entries.get(where)?.get('电子信息')).toBeNull()
    expect(entries.get(where)?.get('人工智能')).toMatchObject({ path: ['电子信息', '人工智能'] })
  })
})
