/** Tests of the read-only view of a form. */
import { fireEvent, render, screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { sampleForm } from '../../../tests/smartform/sample-form'
import { SmartformView } from './SmartformView'

const values = {
  name: '新药',
  joint: 'no',
  partner: '旧单位',
  direct: '100',
  indirect: '8.5',
  items: [{ id: 'r1', cells: { item: '设备', amount: '1234.5' } }],
  proof: [{ uid: 'f', name: '证明.pdf', url: 'key', size: 2048 }],
}

describe('the read-only view of a form', () => {
  it('shows all applicable pages as headings, answers as text, and 未填写 where there is none', () => {
    render(<SmartformView definition={sampleForm} content={{ values }} />)
    expect(screen.getAllByRole('heading', { level: 2 }).map((element) => element.textContent)).toEqual([
      '基本信息',
      '经费预算',
      '附件',
    ])
    expect(screen.getByRole('heading', { level: 3, name: '项目概况' })).toBeTruthy()
    const answer = (id: string) => document.getElementById(`field-${id}`)?.querySelector('dd')?.textContent
    expect(answer('name')).toBe('新药')
    expect(answer('joint')).toBe('否')
    expect(answer('summary')).toBe('未填写')
    expect(answer('total')).toBe('108.50万元')
    expect(screen.queryByText('旧单位')).toBeNull()
    expect(screen.queryByRole('textbox')).toBeNull()
  })

  it('shows tables with totals and anchors, and comments at their fields', () => {
    const comments = [{ id: 'k', path: 'items/r1/amount', text: '偏高', author: '王', at: 0 }]
    render(<SmartformView definition={sampleForm} content={{ values }} comments={comments} />)
    const table = screen.getByRole('table')
    expect(within(table).getByRole('row', { name: /合计/ }).textContent).toContain('1,234.50')
    expect(document.getElementById('field-items.r1.amount')?.textContent).toContain('1,234.50')
    expect(screen.getByText('偏高')).toBeTruthy()
  })

  it('shows the last four characters of certificate numbers, and the whole on demand', () => {
    const certificate = '31010119800101123X'
    render(<SmartformView definition={sampleForm} content={{ values: { ...values, certificate } }} />)
    expect(screen.queryByText(certificate, { exact: false })).toBeNull()
    const answer = screen.getByText('**************123X', { exact: false })
    fireEvent.click(within(answer).getByRole('button', { name: /^显示/ }))
    expect(answer).toHaveTextContent(certificate)
  })

  it('opens files on click, without a permanent link', async () => {
    const openFile = vi.fn(async () => {})
    render(<SmartformView definition={sampleForm} content={{ values }} openFile={openFile} />)
    ;(await screen.findByRole('button', { name: '证明.pdf' })).click()
    expect(openFile).toHaveBeenCalledWith(values.proof[0])
    expect(screen.queryByRole('link')).toBeNull()
  })
})
