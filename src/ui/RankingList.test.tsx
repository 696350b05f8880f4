/** Tests of the ranking that can be reordered. */
import { fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { RankingList } from './RankingList'

it('a ranking is numbered in order and highlights the first three', () => {
  const items = ['甲', '乙', '丙', '丁'].map((name, index) => ({ key: name, name, value: 40 - index }))
  render(<RankingList label="立项数" items={items} />)
  const rows = screen.getAllByRole('listitem')
  expect(rows.map((row) => row.textContent)).toEqual(['1甲40', '2乙39', '3丙38', '4丁37'])
  expect(rows.map((row) => row.hasAttribute('data-top'))).toEqual([true, true, true, false])
})

const three = ['甲', '乙', '丙']
function Own() {
  const [order, setOrder] = useState(three)
  const items = order.map((name, index) => ({ key: name, name, value: index, said: name }))
  const move = (key: string, to: number) => setOrder((now) => now.filter((text) => text !== key).toSpliced(to, 0, key))
  return <RankingList label="名次" items={items} onMove={move} />
}

describe('an editable ranking', () => {
  const order = () => screen.getAllByRole('listitem').map((row) => (row as HTMLElement).dataset.key)

  it('moves items by buttons, which keep the focus and are inactive at the ends', async () => {
    const user = userEvent.setup()
    render(<Own />)
    const press = (name: string) => user.click(screen.getByRole('button', { name }))
    await press('下移：甲')
    await press('下移：甲')
    await press('下移：甲')
    expect(order()).toEqual(['乙', '丙', '甲'])
    expect(screen.getByRole('button', { name: '下移：甲' })).toHaveFocus()
    expect(screen.getByRole('status')).toHaveTextContent('甲：第 3 位')
  })

  it('moves an item by dragging it past the middle of another, and Escape cancels', () => {
    // Rows of 40 px.
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
      return new DOMRect(0, [...(this.parentElement?.children ?? [])].indexOf(this) * 40, 100, 40)
    })
    render(<Own />)
    const grip = () => screen.getAllByTitle('拖动调整名次')[0] as HTMLElement
    fireEvent.pointerDown(grip(), { button: 0 })
    fireEvent.pointerMove(document, { clientY: 59 })
    expect(order()).toEqual(['甲', '乙', '丙'])
    fireEvent.pointerMove(document, { clientY: 110 })
    expect(order()).toEqual(['乙', '丙', '甲'])
    fireEvent.pointerUp(document)
    expect(screen.getByRole('status')).toHaveTextContent('甲：第 3 位')
    fireEvent.pointerDown(grip(), { button: 0 })
    fireEvent.pointerMove(document, { clientY: 70 })
    expect(order()).toEqual(['丙', '乙', '甲'])
    fireEvent.keyDown(document, { key: 'Escape' })
    expect(order()).toEqual(['乙', '丙', '甲'])
    vi.restoreAllMocks()
  })
})
