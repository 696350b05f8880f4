import type { ExpressionSource, PageSource, RuleSource } from '@/smartform/schema/definition'
import { atMost, both, cell, countWhere, field, is, moreThan, rowsOf } from '../expressions'

/** People with their qualification certificates and units. */
export const peoplePage: PageSource = {
  id: 'people',
  title: '人员与资格',
  help: '负责人须填写资格证书；其他成员中最多两名填写。',
  sections: [
    {
      id: 'qualification',
      title: '资格证书',
      fields: [
        {
          id: 'recentYears',
          kind: 'radio',
          label: '证书取得时间',
          required: true,
          width: 2,
          defaultValue: '2',
          options: [
            { value: '2', label: '近两年' },
            { value: '4', label: '近四年' },
          ],
        },
        {
          id: 'unitRelation',
          kind: 'radio',
          label: '工作单位与承担单位',
          required: true,
          width: 3,
          defaultValue: 'same',
          options: [
            { value: 'same', label: '须为同一单位（在职人员）' },
            { value: 'different', label: '须为不同单位（外聘人员）' },
          ],
        },
        { id: 'undertakingUnit', kind: 'unitPicker', label: '承担单位', required: true, width: 2 },
        { id: 'workUnit', kind: 'unitPicker', label: '工作单位', required: true },
        {
          id: 'people',
          kind: 'table',
          label: '人员',
          minRows: 1,
          maxRows: 20,
          totals: ['share'],
          columns: [
            { id: 'name', kind: 'text', label: '姓名', required: true, maxLength: 50 },
            {
              id: 'role',
              kind: 'radio',
              label: '角色',
              required: true,
              options: [
                { value: 'leader', label: '负责人' },
                { value: 'member', label: '成员' },
              ],
            },
            {
              id: 'qualificationNumber',
              kind: 'text',
              label: '资格证书编号',
              help: '两个大写字母和八位数字',
              pattern: {
                source: '[A-Z]{2}\\d{8}',
                message: '资格证书编号由两个大写字母和八位数字组成，例如 SH20250001',
                code: 60424,
              },
            },
            { id: 'obtainedOn', kind: 'date', label: '取得日期', required: ['filled', cell('qualificationNumber')] },
            { id: 'identity', kind: 'certificate', label: '证件号码', required: true, types: ['111', '414'] },
            { id: 'mobile', kind: 'mobile', label: '手机号码', required: true },
            { id: 'mail', kind: 'email', label: '邮箱' },
            { id: 'joined', kind: 'month', label: '加入月份' },
            { id: 'share', kind: 'percent', label: '工作占比' },
            { id: 'fullTime', kind: 'yesNo', label: '是否专职' },
            {
              id: 'skills',
              kind: 'checkboxGroup',
              label: '专长',
              options: [
                { value: 'a', label: '算法' },
                { value: 'b', label: '硬件' },
                { value: 'c', label: '管理' },
              ],
            },
            { id: 'field', kind: 'dictionaryTree', label: '领域', dictionaryType: 'user_application_area' },
            { id: 'employer', kind: 'unitPicker', label: '所在单位' },
          ],
        },
      ],
    },
  ],
}

const filled = ['filled', cell('qualificationNumber')]
const older = (days: number): ExpressionSource =>
  countWhere('people', 'obtainedOn', moreThan(['days', cell('obtainedOn'), ['today']], days))
const at = ['people.qualificationNumber']

/** Rules on qualification certificates and units (specification, section 5). */
export const peopleRules: readonly RuleSource[] = [
  {
    id: 'leaderQualified',
    code: 60422,
    when: moreThan(rowsOf('people'), 0),
    assert: is(
      countWhere('people', 'role', both(is(cell('role'), 'leader'), ['empty', cell('qualificationNumber')])),
      0,
    ),
    message: '负责人须填写资格证书编号。',
    at,
  },
  {
    id: 'fewQualified',
    code: 60423,
    assert: atMost(countWhere('people', 'role', both(is(cell('role'), 'member'), filled)), 2),
    message: '除负责人外，最多两名成员填写资格证书编号，现在 {current}。',
    at,
    ledger: {
      label: '填写资格证书的成员',
      current: countWhere('people', 'role', both(is(cell('role'), 'member'), filled)),
      limit: 2,
      relation: 'atMost',
      unit: '名',
      decimals: 0,
    },
  },
  {
    id: 'qualifiedInTwoYears',
    code: 60425,
    when: is(field('recentYears'), '2'),
    assert: is(older(731), 0),
    message: '只能填写近两年取得的资格证书，请核对取得日期。',
    at: ['people.obtainedOn', 'recentYears'],
  },
  {
    id: 'qualifiedInFourYears',
    code: 60426,
    when: is(field('recentYears'), '4'),
    assert: is(older(1461), 0),
    message: '只能填写近四年取得的资格证书，请核对取得日期。',
    at: ['people.obtainedOn', 'recentYears'],
  },
  {
    id: 'uniqueQualification',
    code: 60427,
    assert: ['unique', ['column', 'people', 'qualificationNumber']],
    message: '资格证书编号不能重复，请核对。',
    at,
  },
  {
    id: 'sameUnit',
    code: 60432,
    when: is(field('unitRelation'), 'same'),
    assert: is(field('workUnit'), field('undertakingUnit')),
    message: '在职人员的工作单位与承担单位须一致，请核对。',
    at: ['workUnit', 'undertakingUnit'],
  },
  {
    id: 'otherUnit',
    code: 60433,
    when: is(field('unitRelation'), 'different'),
    assert: ['ne', field('workUnit'), field('undertakingUnit')],
    message: '外聘人员的工作单位与承担单位不能相同，请核对。',
    at: ['workUnit', 'undertakingUnit'],
  },
]
