/** Tests of tags with a level. */
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
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

it('only effective tags are visible, by level', () => {
  const tag = (tagName: string, orderIndex: number, isEffective = 0) => ({ tagName, orderIndex, isEffective })
  render(<LevelTags label="标签" tags={[tag('启明星', 30), tag('东方英才计划', 10), tag('扬帆计划', 60, 1)]} />)
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['东方英才计划', '启明星'])
})

it('clicking a tag shows its explanation, and Escape closes it', async () => {
  const tags = [{ tagName: '东方英才计划', orderIndex: 10, isEffective: 0, remark: '青年项目' }]
  render(<LevelTags label="标签" tags={tags} />)
  expect(screen.queryByText('青年项目')).toBeNull()
  const tag = screen.getByRole('button', { name: '东方英才计划' })
  await userEvent.click(tag)
  expect(screen.getByText('青年项目')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByText('青年项目')).toBeNull()
  expect(tag).toHaveFocus()
})
