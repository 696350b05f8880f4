import type { ExpressionSource, FieldSource, FormSource, SectionSource } from '@/smartform/schema/definition'
import { atMost, both, field, is, moreThan } from '../expressions'
import { creditCodePattern, keywordsPattern } from '../patterns'
import { longAnswer } from '../plan'
import { fact, proofs } from '../projects/shared'

const isPerson = is(field('nomineeKind'), 'PERSON')
const isUnit = is(field('nomineeKind'), 'UNIT')
const forAchievement = is(field('type'), 'project')
const forPerson = is(field('type'), 'person')
const byUnit = is(field('nominatorKind'), 'UNIT')

/** A field that is visible only under a condition, and then required. */
const when = (condition: ExpressionSource, one: object): FieldSource =>
  ({ required: condition, visibleWhen: condition, ...one }) as FieldSource

const award: SectionSource = {
  id: 'award',
  title: '奖励与提名者',
  fields: [
    fact('award', '奖励名称', 'nomination.award'),
    fact('category', '奖励类别', 'nomination.category'),
    fact('year', '提名年度', 'nomination.year'),
    fact('nominator', '提名者', 'nomination.nominator', { width: 2 }),
    {
      id: 'nominatorKind',
      kind: 'radio',
      label: '提名方式',
      lockedWhen: true,
      prefill: 'nomination.nominatorKind',
      options: [
        { value: 'PERSON', label: '专家提名' },
        { value: 'UNIT', label: '单位提名' },
      ],
    },
    {
      id: 'type',
      kind: 'radio',
      label: '授予对象',
      lockedWhen: true,
      prefill: 'nomination.type',
      options: [
        { value: 'person', label: '个人' },
        { value: 'project', label: '成果' },
      ],
    },
    {
      id: 'grade',
      kind: 'radio',
      label: '提名等级',
      width: 3,
      required: forAchievement,
      visibleWhen: forAchievement,
      options: [
        { value: 'special', label: '特等奖' },
        { value: 'first', label: '一等奖' },
        { value: 'second', label: '二等奖' },
      ],
    },
  ],
}

const nominee: SectionSource = {
  id: 'nominee',
  title: '被提名者',
  fields: [
    {
      id: 'nomineeKind',
      kind: 'radio',
      label: '提名对象',
      help: '提名对象在选择类别时确定；需要更换的，请删除本草稿后重新提名。',
      width: 3,
      lockedWhen: true,
      prefill: 'nomination.nomineeKind',
      options: [
        { value: 'PERSON', label: '个人' },
        { value: 'UNIT', label: '单位' },
      ],
    },
    {
      id: 'nomineeName',
      kind: 'text',
      label: '姓名或单位名称',
      help: '个人填写证件上的姓名，单位填写登记的全称。',
      width: 2,
      required: true,
      maxLength: 100,
      prefill: 'nomination.nomineeName',
    },
    when(isPerson, {
      id: 'nomineeUnit',
      kind: 'text',
      label: '工作单位',
      maxLength: 100,
      prefill: 'nomination.nomineeUnit',
    }),
    when(isPerson, {
      id: 'sex',
      kind: 'radio',
      label: '性别',
      options: [
        { value: 'M', label: '男' },
        { value: 'F', label: '女' },
      ],
    }),
    when(isPerson, { id: 'bornOn', kind: 'date', label: '出生日期' }),
    when(isPerson, { id: 'certificate', kind: 'certificate', label: '证件号码', types: ['111', '414'] }),
    when(isPerson, { id: 'position', kind: 'text', label: '职务职称', maxLength: 60 }),
    when(isPerson, { id: 'nomineeMobile', kind: 'mobile', label: '手机号码', help: '提名通知发送到该号码。' }),
    when(isPerson, { id: 'nomineeEmail', kind: 'email', label: '电子邮箱' }),
    when(isUnit, {
      id: 'creditCode',
      kind: 'text',
      label: '统一社会信用代码',
      maxLength: 18,
      pattern: creditCodePattern,
    }),
    when(isUnit, { id: 'contactName', kind: 'text', label: '单位联系人', maxLength: 50 }),
    when(isUnit, { id: 'contactMobile', kind: 'mobile', label: '联系人手机号码', help: '提名通知发送到该号码。' }),
    when(isUnit, { id: 'contactEmail', kind: 'email', label: '联系人电子邮箱' }),
  ],
}

const achievement: SectionSource = {
  id: 'achievement',
  title: '提名成果',
  fields: [
    when(forAchievement, {
      id: 'achievement',
      kind: 'text',
      label: '成果名称',
      help: '应简明反映成果内容，不超过 40 个字，不含单位名称。',
      width: 3,
      minLength: 4,
      maxLength: 40,
      prefill: 'nomination.achievement',
    }),
    {
      id: 'discipline',
      kind: 'dictionary',
      label: '所属领域',
      required: true,
      dictionaryType: 'user_application_area',
    },
    {
      id: 'keywords',
      kind: 'text',
      label: '关键词',
      help: '3 至 5 个，用分号隔开。',
      width: 2,
      required: true,
      maxLength: 105,
      pattern: keywordsPattern,
    },
    when(forAchievement, { id: 'publicSince', kind: 'date', label: '论文发表或整体应用起始日期' }),
  ],
}

/** 科学技术奖提名书, the nominator's part: the nominee, the achievement, and the signed opinion. */
export const nominationForm: FormSource = {
  id: 'award-nomination',
  version: 1,
  title: '科学技术奖提名书',
  summary: { name: 'nomineeName' },
  pages: [
    {
      id: 'nominee',
      title: '提名对象',
      help: '奖励、类别和提名者由系统带入。联系方式用于发送提名通知，请与被提名者核对。',
      sections: [award, nominee, achievement],
    },
    {
      id: 'opinion',
      title: '提名意见',
      sections: [
        {
          id: 'opinion',
          title: '提名意见',
          fields: [
            longAnswer('opinion', '提名意见', 1000, {
              minLength: 100,
              help: '说明成果的创新性、先进性和应用效果，以及对照评定标准的评价，不少于 100 个字。',
            }),
            longAnswer('contribution', '主要贡献', 600, {
              help: '被提名者本人或本单位的创造性贡献，避免写团队的一般情况。',
            }),
            {
              id: 'acquainted',
              kind: 'radio',
              label: '对成果的了解方式',
              required: true,
              width: 3,
              options: [
                { value: 'field', label: '同一学科或专业领域' },
                { value: 'review', label: '参加过鉴定、验收或评审' },
                { value: 'use', label: '本单位应用过该成果' },
                { value: 'material', label: '审阅被提名者提供的材料' },
              ],
            },
          ],
        },
        {
          id: 'recusal',
          title: '利害关系与回避',
          fields: [
            { id: 'related', kind: 'yesNo', label: '与被提名者有亲属、师生或近三年合作关系', required: true, width: 3 },
            longAnswer('relation', '关系说明', 300, { visibleWhen: is(field('related'), true) }),
            {
              id: 'ethics',
              kind: 'yesNo',
              label: '已核查被提名者五年内无科研失信记录',
              required: true,
              width: 3,
            },
          ],
        },
        {
          id: 'files',
          title: '附件与承诺',
          fields: [
            proofs('consent', '被提名者同意书', true, 2),
            proofs('unitLetter', '单位提名函（盖章）', byUnit, 2),
            {
              id: 'commitment',
              kind: 'commitment',
              label: '承诺',
              required: true,
              copy: false,
              text: '提名内容真实，已征得被提名者同意，并在答辩、异议处理中承担提名者的责任',
            },
          ],
        },
      ],
    },
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
