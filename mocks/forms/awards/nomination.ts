/** Form definition: the award nomination. */

import type { ExpressionSource, FieldSource, FormSource, SectionSource } from '@/smartform/schema/definition'
import { atMost, both, field, is, moreThan } from '../expressions'
import { certificate, commitment, date, dictionary, email, mobile, radio, text } from '../fields'
import { creditCodePattern, keywordsPattern } from '../patterns'
import { longAnswer } from '../plan'
import { fact, proofs } from '../projects/shared'
import { page, pageWithHelp, section } from '../structure'

const isPerson = is(field('nomineeKind'), 'PERSON')
const isUnit = is(field('nomineeKind'), 'UNIT')
const forAchievement = is(field('type'), 'project')
const forPerson = is(field('type'), 'person')
const byUnit = is(field('nominatorKind'), 'UNIT')

/** A field that is visible only under a condition, and then required. */
const when = (condition: ExpressionSource, field: object): FieldSource =>
  ({ required: condition, visibleWhen: condition, ...field }) as FieldSource

const award: SectionSource = section('award', '奖励与提名者', [
  fact('award', '奖励名称', 'nomination.award'),
  fact('category', '奖励类别', 'nomination.category'),
  fact('year', '提名年度', 'nomination.year'),
  fact('nominator', '提名者', 'nomination.nominator', { width: 2 }),
  radio(
    'nominatorKind',
    '提名方式',
    { PERSON: '专家提名', UNIT: '单位提名' },
    { lockedWhen: true, prefill: 'nomination.nominatorKind' },
  ),
  radio('type', '授予对象', { person: '个人', project: '成果' }, { lockedWhen: true, prefill: 'nomination.type' }),
  radio(
    'grade',
    '提名等级',
    { special: '特等奖', first: '一等奖', second: '二等奖' },
    { width: 3, required: forAchievement, visibleWhen: forAchievement },
  ),
])

const nominee: SectionSource = section('nominee', '被提名者', [
  radio(
    'nomineeKind',
    '提名对象',
    { PERSON: '个人', UNIT: '单位' },
    {
      help: '提名对象在选择类别时确定；需要更换的，请删除本草稿后重新提名。',
      width: 3,
      lockedWhen: true,
      prefill: 'nomination.nomineeKind',
    },
  ),
  text('nomineeName', '姓名或单位名称', 100, {
    personal: 'name',
    help: '个人填写证件上的姓名，单位填写登记的全称。',
    width: 2,
    required: true,
    prefill: 'nomination.nomineeName',
  }),
  when(isPerson, text('nomineeUnit', '工作单位', 100, { prefill: 'nomination.nomineeUnit' })),
  when(isPerson, radio('sex', '性别', { M: '男', F: '女' }, { personal: 'sex' })),
  when(isPerson, date('bornOn', '出生日期', { personal: 'birthday' })),
  when(isPerson, certificate('certificate', '证件号码', { types: ['111', '414'] })),
  when(isPerson, text('position', '职务职称', 60, { personal: 'position' })),
  when(isPerson, mobile('nomineeMobile', '手机号码', { help: '提名通知发送到该号码。' })),
  when(isPerson, email('nomineeEmail', '电子邮箱')),
  when(isUnit, text('creditCode', '统一社会信用代码', 18, { pattern: creditCodePattern })),
  when(isUnit, text('contactName', '单位联系人', 50, { personal: 'name' })),
  when(isUnit, mobile('contactMobile', '联系人手机号码', { help: '提名通知发送到该号码。' })),
  when(isUnit, email('contactEmail', '联系人电子邮箱')),
])

const achievement: SectionSource = section('achievement', '提名成果', [
  when(
    forAchievement,
    text('achievement', '成果名称', 40, {
      help: '应简明反映成果内容，不超过 40 个字，不含单位名称。',
      width: 3,
      minLength: 4,
      prefill: 'nomination.achievement',
    }),
  ),
  dictionary('discipline', '所属领域', 'user_application_area', { required: true }),
  text('keywords', '关键词', 105, {
    help: '3 至 5 个，用分号隔开。',
    width: 2,
    required: true,
    pattern: keywordsPattern,
  }),
  when(forAchievement, date('publicSince', '论文发表或整体应用起始日期')),
])

/** 科学技术奖提名书, the nominator's part: the nominee, the achievement, and the signed opinion. */
export const nominationForm: FormSource = {
  id: 'award-nomination',
  version: 1,
  title: '科学技术奖提名书',
  summary: { name: 'nomineeName' },
  pages: [
    pageWithHelp('nominee', '提名对象', '奖励、类别和提名者由系统带入。联系方式用于发送提名通知，请与被提名者核对。', [
      award,
      nominee,
      achievement,
    ]),
    page('opinion', '提名意见', [
      section('opinion', '提名意见', [
        longAnswer('opinion', '提名意见', 1000, {
          minLength: 100,
          help: '说明成果的创新性、先进性和应用效果，以及对照评定标准的评价，不少于 100 个字。',
        }),
        longAnswer('contribution', '主要贡献', 600, {
          help: '被提名者本人或本单位的创造性贡献，避免写团队的一般情况。',
        }),
        radio(
          'acquainted',
          '对成果的了解方式',
          {
            field: '同一学科或专业领域',
            review: '参加过鉴定、验收或评审',
            use: '本单位应用过该成果',
            material: '审阅被提名者提供的材料',
          },
          { required: true, width: 3 },
        ),
      ]),
      section('recusal', '利害关系与回避', [
        { id: 'related', kind: 'yesNo', label: '与被提名者有亲属、师生或近三年合作关系', required: true, width: 3 },
        longAnswer('relation', '关系说明', 300, { visibleWhen: is(field('related'), true) }),
        {
          id: 'ethics',
          kind: 'yesNo',
          label: '已核查被提名者五年内无科研失信记录',
          required: true,
          width: 3,
        },
      ]),
      section('files', '附件与承诺', [
        proofs('consent', '被提名者同意书', true, 2),
        proofs('unitLetter', '单位提名函（盖章）', byUnit, 2),
        commitment('commitment', '承诺', '提名内容真实，已征得被提名者同意，并在答辩、异议处理中承担提名者的责任'),
      ]),
    ]),
  ],
  rules: [
    {
      id: 'youthAge',
      when: both(is(field('category'), '青年科技杰出贡献奖'), ['filled', field('bornOn')]),
      assert: moreThan(['addYears', field('bornOn'), 46], ['today']),
      message: '青年科技杰出贡献奖的被提名者不超过 45 周岁。',
      at: ['bornOn'],
    },
    {
      id: 'adult',
      when: both(isPerson, ['filled', field('bornOn')]),
      assert: atMost(['addYears', field('bornOn'), 18], ['today']),
      message: '被提名者应年满 18 周岁，请核对出生日期。',
      at: ['bornOn'],
    },
    {
      id: 'twoYears',
      when: both(forAchievement, ['filled', field('publicSince')]),
      assert: atMost(['addYears', field('publicSince'), 2], ['today']),
      message: '成果应在论文发表或整体应用满两年后提名。',
      at: ['publicSince'],
    },
    {
      id: 'ethicsChecked',
      when: ['filled', field('ethics')],
      assert: is(field('ethics'), true),
      message: '请先核查科研诚信情况，有失信记录的不能提名。',
      at: ['ethics'],
    },
    {
      id: 'personNotForUnit',
      when: forPerson,
      assert: isPerson,
      message: '该类别授予个人。',
      at: ['nomineeKind'],
    },
  ],
}
