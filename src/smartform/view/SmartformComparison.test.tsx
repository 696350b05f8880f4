/** Tests of the comparison of two contents. */
import { render, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { sampleForm } from '../../../tests/smartform/sample-form'
import { SmartformComparison } from './SmartformComparison'

const row = (id: string, item: string, amount: string) => ({ id, cells: { item, amount } })
const before = {
  name: '新药',
  summary: '一样',
  joint: 'yes',
  partner: '旧单位',
  direct: '100',
  items: [row('a', '设备', '1'), row('b', '材料', '2')],
}
const after = {
  ...before,
  name: '新疫苗',
  joint: 'no',
  items: [row('a', '设备', '1.5'), row('c', '<img src=x onerror=alert(1)>', '3')],
}

const answer = (id: string) => document.querySelector<HTMLElement>(`[data-path="${id}"]`)

function openChanges(onlyChanges: boolean) {
  render(<SmartformComparison definition={sampleForm} before={before} after={after} onlyChanges={onlyChanges} />)
}

describe('two versions of a content side by side', () => {
  it('shows a changed answer before and after', () => {
    openChanges(true)
    const sides = within(answer('name') as HTMLElement).getAllByRole('definition')
    expect(sides.map((side) => side.textContent)).toEqual(['新药', '新疫苗'])
    expect(answer('name')?.textContent).toContain('已修改')
  })

  it('hides unchanged answers unless all are requested', () => {
    openChanges(true)
    expect(answer('summary')).toBeNull()
    openChanges(false)
    expect(answer('summary')?.dataset.change).toBe('same')
  })

  it('marks a field that conditions hide now as not applicable', () => {
    openChanges(true)
    expect(answer('partner')?.textContent).toContain('已删除')
    expect(answer('partner')?.textContent).toContain('不适用')
  })

  it('distinguishes added, changed and removed rows, and renders hostile text as text', () => {
    openChanges(true)
    const table = screen.getByRole('table')
    const rows = within(table)
      .getAllByRole('row')
      .slice(1)
      .map((element) => element.textContent)
    expect(rows).toHaveLength(3)
    expect(rows[0]).toContain('1.00 1.50')
    expect(rows[1]).toContain('已删除')
    expect(rows[2]).toContain('<img src=x onerror=alert(1)>')
    expect(rows[2]).toContain('新增')
  })

  it('reports when nothing differs', () => {
    render(<SmartformComparison definition={sampleForm} before={before} after={before} onlyChanges />)
    expect(screen.getByText('两个版本的内容没有不同')).toBeTruthy()
  })
})
