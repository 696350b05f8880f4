/** Tests of the names of roles in which people act, and of fixed rows. */
import { expect, it } from 'vitest'
import { workKinds } from '@/work/kinds/all'
import { addTexts, inLocale, setName } from '../i18n/i18n'
import { actorName, actorTitle } from './actor-title'
import { rowName } from './row-names'

it('the role of whoever submits a kind of work is in the interface language', () => {
  const makers = [...new Set(workKinds.flatMap(({ maker }) => maker ?? []))]
  addTexts('en', Object.fromEntries(makers.map((maker) => [maker, `English of ${maker}`])))
  for (const maker of makers) expect(inLocale('en', () => actorTitle(maker))).toBe(`English of ${maker}`)
})

it('the commission has its configured name as a role and as a person, in both languages', () => {
  setName('commission', '江城科委')
  addTexts('en', { 江城科委: 'Jiangcheng Commission' })
  const names = () => [actorTitle('市科委'), actorName('市科学技术委员会')]
  expect(inLocale('zh', names)).toEqual(['江城科委', '江城科委'])
  expect(inLocale('en', names)).toEqual(['Jiangcheng Commission', 'Jiangcheng Commission'])
  setName('commission', '市科学技术委员会')
})

it('the panel’s own step is the review system’s, and people keep their names', () => {
  addTexts('en', { 评审系统: 'Review system', 王敏: 'not a word of the portal', 陌生角色: 'not a role' })
  const names = () => [actorName('评审系统'), actorName('王敏'), actorTitle('陌生角色')]
  expect(inLocale('en', names)).toEqual(['Review system', '王敏', '陌生角色'])
})

it('every role in which people act is in the interface language', () => {
  const roles = [
    '项目负责人',
    '项目组成员',
    '单位管理员',
    '部门管理员',
    '主管处室',
    '审计人员',
    '专家',
    '签署方',
    '提名者',
    '被提名者',
  ]
  const others = ['填报人', '申报人', '申请人', '异议人', '课题负责人', '评审专家', '系统']
  for (const role of [...roles, ...others]) {
    addTexts('en', { [role]: `English of ${role}` })
    expect(inLocale('en', () => actorTitle(role))).toBe(`English of ${role}`)
  }
})

it('fixed rows of budgets and goals are in the interface language, typed ones stay', () => {
  const budget = ['设备费', '业务费—材料费', '业务费—测试化验加工费', '业务费—燃料动力费']
  const services = ['业务费—出版、文献、信息传播及知识产权事务费', '业务费—差旅、会议与国际合作交流费', '业务费—其他']
  const costs = ['劳务费', '专家咨询费', '直接费用', '间接费用']
  const goals = [
    '学术论文（篇）',
    '申请发明专利（件）',
    '软件著作权（件）',
    '技术标准（项）',
    '新产品、新装置、新材料（项）',
    '培养人才（人）',
  ]
  for (const row of [...budget, ...services, ...costs, ...goals]) {
    addTexts('en', { [row]: `English of ${row}` })
    expect(inLocale('en', () => rowName(row))).toBe(`English of ${row}`)
  }
  addTexts('en', { 我的行: 'mine' })
  expect(inLocale('en', () => rowName('我的行'))).toBe('我的行')
})
