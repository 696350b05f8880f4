import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { LevelTags, tagColor } from './LevelTags'

it.each([
  [1, 'blue'],
  [20, 'blue'],
  [21, 'orange'],
  [50, 'orange'],
  [51, 'red'],
  [99, 'red'],
  [0, undefined],
  [100, undefined],
])('a tag of level %i is %s (specification, section 9)', (level, color) => {
  expect(tagColor(level)).toBe(color)
})

it('shows effective tags only, by their level', () => {
  const tag = (tagName: string, orderIndex: number, isEffective = 0) => ({ tagName, orderIndex, isEffective })
  render(<LevelTags label="标签" tags={[tag('启明星', 30), tag('东方英才计划', 10), tag('扬帆计划', 60, 1)]} />)
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['东方英才计划', '启明星'])
})
