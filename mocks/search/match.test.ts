/** Tests of how well an entry matches a search, by characters and pinyin. */
import { describe, expect, it } from 'vitest'
import { type MatchableWords, matchableWords } from './match-entry'
import { PinyinMatcher } from './pinyin-matcher'
import { pinyinReadings } from './pinyin-readings'
import { chunkOf, eachMatch } from './search-chunk'
import { searchTerms } from './search-text'

const pinyin = new PinyinMatcher(pinyinReadings)

/** The score of a query as the search adds it up; 0: not found. */
function scored(words: MatchableWords, query: string): number {
  let found = 0
  const chunk = chunkOf([{ ...words, at: 0, slot: 0 }])
  const isHidden = () => false
  eachMatch(chunk, searchTerms(query), pinyin, isHidden, (_index, score) => {
    found = score
  })
  return found
}

const project = matchableWords({
  title: '城市交通信号（协同）优化关键技术研究',
  number: '26DZ1200-003',
  also: ['王女士', '上海重点实验室'],
  body: '请于十日内补正材料',
})

describe('a query finds an entry', () => {
  it.each([
    ['a word in the middle', '信号', true],
    ['two words in any order', '研究  城市', true],
    ['two words of which one is missing', '城市 农业', false],
    ['a word across punctuation', '信号协同', true],
    ['full pinyin', 'jiaotong', true],
    ['an unfinished syllable', 'jiaoto', true],
    ['initials', 'jtxh', true],
    ['initials of two letters', 'csjtxinh', true],
    ['characters and pinyin mixed', '交tong信h', true],
    ['pinyin of two words', 'xinhao yanjiu', true],
    ['capitals', 'JTXH', true],
    ['pinyin of characters that are not neighbours', 'csxh', false],
    ['a reading of several', 'zdsys', true],
    ['ü typed as v', 'wangnv', true],
    ['ü typed as u', 'wangnu', true],
    ['a number as it is written', '26DZ1200-003', true],
    ['a number without separators', '26dz1200003', true],
    ['a number with other separators', '26-DZ/1200_003', true],
    ['full-width digits and letters', '２６ＤＺ１２００', true],
    ['the end of a number', '003', true],
    ['another number', '26dz12001', false],
    ['one character', '研', true],
    ['one letter', 'j', true],
    ['a digit', '3', true],
    ['the long text', '补正', true],
    ['the long text by pinyin', 'bzcl', false],
    ['a pattern', '.*', false],
    ['a class of characters', '[城]市', true],
    ['a percent sign', '%', false],
    ['markup', '<script>', false],
    ['a lone surrogate', '\ud83d', false],
    ['an emoji', '🚀', false],
    ['a line break between words', '城市\n研究', true],
    ['the end of one text and the start of the next', '研究26dz', false],
    ['invisible characters', '城\u200b市', true],
    ['a long run of one letter', 'j'.repeat(100), false],
  ])('by %s: %j, %s', (_what, query, found) => {
    expect(searchTerms(query).length > 0 && scored(project, query) > 0).toBe(found)
  })

  it('not for blanks and punctuation alone', () => {
    expect(searchTerms('  （——） \u3000 \n ')).toEqual([])
  })
})

it.each([
  ['a whole title before its start', '王伟', ['王伟', '王伟强']],
  ['the start before the middle', '交通', ['交通信号', '城市交通']],
  ['characters before pinyin', '中', ['大中小', '钟']],
  ['characters before pinyin', 'ai', ['AI 芯片', '爱护']],
])('ranks %s', (_what, query, titles) => {
  const scores = titles.map((title) => scored(matchableWords({ title }), query))
  expect(scores[0]).toBeGreaterThan(scores[1] ?? 0)
})

it('no term makes the matching of pinyin branch', () => {
  const text = matchableWords({ title: '南安嗯昂'.repeat(40) })
  expect(scored(text, 'nanang'.repeat(5).slice(0, 29).concat('q'))).toBe(0)
})
