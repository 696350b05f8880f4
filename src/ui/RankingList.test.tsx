import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { RankingList } from './RankingList'

it('ranks in order and lets the first three stand out', () => {
  const items = ['甲', '乙', '丙', '丁'].map((name, index) => ({ key: name, name, value: 40 - index }))
  render(<RankingList label="立项数" items={items} />)
  const rows = screen.getAllByRole('listitem')
  expect(rows.map((row) => row.textContent)).toEqual(['1甲40', '2乙39', '3丙38', '4丁37'])
  expect(rows.map((row) => row.hasAttribute('data-top'))).toEqual([true, true, true, false])
})
