/** Tests of printed forms. */
import { kindsSample } from '@mocks/forms/sample/kinds-sample'
import { sampleValues } from '@mocks/forms/sample/sample-values'
import { render, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { smallForm } from '../../../tests/smartform/small-form'
import { SmartformPrint } from './SmartformPrint'

const values = sampleValues({ id: 'u', name: '某单位' }, Date.parse('2026-11-21T08:00:00+08:00'))
const print = (more: { number?: string; blank?: boolean } = {}) =>
  render(
    <SmartformPrint
      definition={kindsSample}
      values={more.blank ? null : values}
      number={more.number ?? null}
      facts={[['承担单位', '某单位']]}
    />,
  )

describe('a printed form', () => {
  it('is marked as a draft until its submission, and has its number afterwards', () => {
    const { container, unmount } = print()
    expect(container.querySelector('[data-word="草稿"]')).toBeTruthy()
    unmount()
    const submitted = print({ number: '26YL0001001' })
    expect(submitted.container.querySelector('[data-word]')).toBeNull()
    expect(screen.getByText('编号：26YL0001001')).toBeTruthy()
  })

  it('shows the last four characters of certificate and mobile numbers, also in tables', () => {
    const { container } = print()
    expect(container.textContent).not.toMatch(/310110198504160436|13800001001|13900001043/)
    expect(container.textContent).toContain('*******1001')
    // The preview is what is printed: nothing to press in it.
    expect(within(container).queryAllByRole('button')).toEqual([])
    expect(container.textContent).toContain('陈思远')
  })

  it('has a cover, space for signature and seal, and no line for an optional question without an answer', () => {
    const empty = { ...values }
    const { container } = render(
      <SmartformPrint
        definition={smallForm([
          { id: 'a', kind: 'text', label: '必填的', required: true },
          { id: 'b', kind: 'text', label: '可不填的' },
        ])}
        values={empty}
        number="1"
        subject="某项目"
        facts={[]}
        signatures={[{ party: '承担单位（盖章）：' }]}
      />,
    )
    expect(container.querySelector('header')?.textContent).toContain('某项目')
    expect(screen.getByText('必填的')).toBeTruthy()
    expect(screen.queryByText('可不填的')).toBeNull()
    expect(screen.getByRole('heading', { name: '签字与盖章' })).toBeTruthy()
    expect(screen.getByText('承担单位（盖章）：')).toBeTruthy()
  })

  it('can be blank: every page, boxes for choices, empty rows', () => {
    print({ blank: true })
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(kindsSample.pages.length)
    expect(screen.getByText('小型')).toBeTruthy()
    const [people] = screen.getAllByRole('table')
    expect(within(people as HTMLElement).getAllByRole('row')).toHaveLength(6)
    expect(screen.queryByText('智能交通信号协同试验')).toBeNull()
  })
})
