/** Tests of titles of work items. */
import { afterEach, expect, it } from 'vitest'
import { addTexts, setLocale } from '@/lib/i18n/i18n'
import english from './en.json'
import { creatorBeside, namesItsKind, workTitle } from './work-title'

addTexts('en', english)

afterEach(() => setLocale('zh'))

it.each([
  ['吴昊的专家入库申请', 'Expert application of 吴昊'],
  ['吴昊的专家信息变更', 'Change of the expert entry of 吴昊'],
  ['贾文慧的单位关联申请', 'Membership request of 贾文慧'],
  ['上海申江大学的管理员移交', 'Administrator handover: 上海申江大学'],
  ['罕见病基因治疗引智项目 2026年度', '罕见病基因治疗引智项目 2026'],
  ['上海语音语言资源平台 2026年3月', '上海语音语言资源平台 2026-3'],
  ['面向柔性显示基板的微纳增材制造关键技术研究', '面向柔性显示基板的微纳增材制造关键技术研究'],
])('a generated title reads in the interface language, and a typed one as it is: %s', (title, expected) => {
  setLocale('en')
  expect(workTitle(title)).toBe(expected)
  setLocale('zh')
  expect(workTitle(title)).toBe(title)
})

it('a generated title says of what kind it is, a typed one that only mentions it does not', () => {
  const titles = [
    '吴昊的专家入库申请',
    '申江大学的管理员移交',
    '吴昊的专家入库申请材料',
    '管理员移交',
    '罕见病项目 2026年度',
  ]
  expect(titles.map(namesItsKind)).toEqual([true, true, false, false, false])
})

it('the creator stands beside a title only where the title does not name them', () => {
  const beside = (title: string) => creatorBeside({ title, creatorName: '吴昊' })
  expect(beside('吴昊的专家入库申请')).toBeNull()
  expect(beside('巡检机器人导航技术研发')).toBe('吴昊')
  expect(beside('吴昊明的专家入库申请')).toBe('吴昊')
})
