/** Tests of how well an expert's topics fit a paper's, and of names as they are compared. */
import { expect, it } from 'vitest'
import { affinities, type Topics } from './affinity'
import { isSharedName, namesOf, normalizedName } from './normalized-name'

const topics = (field: string, ...keywords: string[]): Topics => ({ field, keywords })
const fitOf = (paper: Topics, ...experts: Topics[]) => [...affinities([paper], experts)]

it('the same topics fit wholly, others not at all', () => {
  expect(fitOf(topics('农业', '水稻'), topics('农业', '水稻'), topics('芯片', '存算'), topics(''))).toEqual([100, 0, 0])
})

/** The cosine of two texts that share one pair of characters of two; it weighs ln(1 + 2/2), and what stands in one text ln(1 + 2/1). */
const ofTwo = Math.log(2) ** 2 / (Math.log(2) ** 2 + Math.log(3) ** 2)

it('the same field makes four tenths of the fit, keywords the rest', () => {
  expect(fitOf(topics('', 'ab', 'cd'), topics('', 'ab', 'ef'))).toEqual([Math.round(60 * ofTwo)])
  expect(fitOf(topics('', 'ab'), topics('', 'ab'))).toEqual([60])
  expect(fitOf(topics('甲'), topics('甲'), topics('乙'), topics(''))).toEqual([40, 0, 0])
  // An unknown field is nobody's.
  expect(fitOf(topics(''), topics(''))).toEqual([0])
})
it('a rare topic counts more than one that all have', () => {
  const papers = [topics('', '试验', '水稻')]
  const experts = [topics('', '水稻', '大豆'), topics('', '试验', '芯片'), topics('', '试验', '导航')]
  const [rare = 0, common = 0] = affinities(papers, experts)
  expect(rare).toBeGreaterThan(common)
})

it('width, case and spaces make no difference, and a repeated topic weighs more', () => {
  expect(fitOf(topics('', 'ＡＢ c'), topics('', 'abC'))).toEqual([60])
  const [once = 0, twice = 0] = fitOf(
    topics('', 'ab', 'ab', 'cd'),
    topics('', 'ab', 'cd'),
    topics('', 'ab', 'ab', 'cd'),
  )
  expect(twice).toBe(60)
  expect(once).toBeLessThan(60)
})

it('a topic that several experts share fits each of them, and one that is part of another fits less', () => {
  expect(fitOf(topics('', 'ab'), topics('', 'ab'), topics('', 'ab'))).toEqual([60, 60])
  const [part = 0] = fitOf(topics('', '水稻育种'), topics('', '水稻'))
  expect(part).toBeGreaterThan(0)
  expect(part).toBeLessThan(60)
})

it('the fits stand row by row of papers', () => {
  const [rice, chip] = [topics('农业', '水稻'), topics('芯片', '存算')]
  expect([...affinities([rice, chip], [chip, rice])]).toEqual([0, 100, 100, 0])
  expect([...affinities([rice, chip], [rice])]).toEqual([100, 0])
})

it('names are compared without width, case, spaces, dots, hyphens and brackets', () => {
  expect(normalizedName('Ａnna·Lee-(Smith)　（A）・B•c.\u200b\ufeff')).toBe('annaleesmithabc')
  expect(normalizedName('王 敏')).toBe('王敏')
})

it('a list of people is read with any separator, and empty places are nobody', () => {
  expect([...namesOf('张三、李四，王五,Li Na;a；b/c|d\ne、、')]).toEqual([
    ...['张三', '李四', '王五', 'lina'],
    ...['a', 'b', 'c', 'd', 'e'],
  ])
})

it.each([
  ['a', 'a', true],
  ['a', 'b', false],
  ['', '', false],
  [undefined, undefined, false],
  ['a', undefined, false],
])('%j and %j are the same name: %s', (one, other, same) => {
  expect(isSharedName(one, other)).toBe(same)
})
