/** Tests of matching the menu with a search text. */
import { describe, expect, it } from 'vitest'
import { matchesPinyin } from '@/shared/search/pinyin'
import { matcherOf } from '@/shared/search/use-matcher'
import type { MenuNode } from '../menu'
import { filterMenu } from './filter-menu'

describe('search results of a query', () => {
  it.each([
    ['我的项目', '项目', true],
    ['我的项目', 'wdxm', true],
    ['我的项目', 'WDXM', true],
    ['我的项目', 'xm', true],
    ['我的项目', 'xiangmu', true],
    ['我的项目', 'xiangm', true],
    ['我的项目', 'dm', false],
    ['我的项目', '审核', false],
    // 行 is read xíng as well as háng, 重 zhòng as well as chóng.
    ['银行信息', 'yhxx', true],
    ['重点实验室', 'zdsys', true],
    ['重点实验室', 'zhongdian', true],
    ['Project declarations', 'declar', true],
    ['Project declarations', 'DECLAR proj', true],
    ['26DZ1200 人工智能', 'dz1200', true],
    ['26DZ1200 人工智能', 'dz1200 rgzn', true],
    ['26DZ1200 人工智能', 'dz1200 xyz', false],
    ['我的项目', '   ', true],
    ['我的项目', '(.*', false],
  ])('%s by %s: %s', (text, query, found) => {
    expect(matcherOf(query, matchesPinyin)(text)).toBe(found)
  })

  it('characters are searched before pinyin is loaded', () => {
    expect(matcherOf('项目', null)('我的项目')).toBe(true)
    expect(matcherOf('xm', null)('我的项目')).toBe(false)
  })
})

describe('searching the menu', () => {
  const menu: MenuNode[] = [
    { key: '/', title: '首页' },
    {
      key: 'group:项目管理',
      title: '项目管理',
      children: [
        { key: '/my-project', title: '我的项目' },
        { key: '/pre', title: '任务书审核' },
      ],
    },
  ]
  it.each([
    ['sy', ['首页']],
    ['rws', ['项目管理', '任务书审核']],
    ['项目管理', ['项目管理', '我的项目', '任务书审核']],
    ['没有', []],
  ])('for %s finds %j', (query, titles) => {
    const found = filterMenu(menu, matcherOf(query, matchesPinyin))
    expect(found.flatMap(({ title, children }) => [title, ...(children ?? []).map((child) => child.title)])).toEqual(
      titles,
    )
  })
})
