import { describe, expect, it } from 'vitest'
import { todoState } from './todos'

const data = (todo_status: number, days: { tiph?: string; tipm?: string } = {}) => ({
  std: 0,
  end: 1,
  tiph: null,
  tipm: null,
  ...days,
  todo_status,
})

describe('a todo', () => {
  it.each([
    [data(1, { tipm: '40' }), '未开始', 'default'],
    [data(2, { tiph: '5', tipm: '12' }), '进行中，已用 5 天', 'processing'],
    [data(2), '进行中', 'processing'],
    [data(3, { tiph: '40' }), '已逾期', 'error'],
    [data(4, { tiph: '12', tipm: '2' }), '即将到期，剩余 2 天', 'volcano'],
    [data(9), '待办', 'default'],
    [null, '待办', 'default'],
  ])('%j is shown as %s (%s)', (extraData, words, color) => {
    expect(todoState(extraData)).toEqual({ words, color })
  })
})
