/** The page of the sample form about people, their certificates and units. */
import type { ExpressionSource, PageSource, RuleSource } from '@/smartform/schema/definition'
import { both, cell, countWhere, field, is, moreThan, rowsOf } from '../expressions'
import { certificate, checkboxGroup, date, email, mobile, month, percent, radio, text } from '../fields'
import { limited, pageWithHelp, section, table } from '../structure'

/** People with their qualification certificates and units. */
export const peoplePage: PageSource = pageWithHelp(
  'people',
  '人员与资格',
  '负责人须填写资格证书；其他成员中最多两名填写。',
  [
    section('qualification', '资格证书', [
      radio(
        'recentYears',
        '证书取得时间',
        { 2: '近两年', 4: '近四年' },
        { required: true, width: 2, defaultValue: '2' },
      ),
      radio(
        'unitRelation',
        '工作单位与承担单位',
        { same: '须为同一单位（在职人员）', different: '须为不同单位（外聘人员）' },
        { required: true, width: 3, defaultValue: 'same' },
      ),
      { id: 'undertakingUnit', kind: 'unitPicker', label: '承担单位', required: true, width: 2 },
      { id: 'workUnit', kind: 'unitPicker', label: '工作单位', required: true },
      table('people', '人员', { minRows: 1, maxRows: 20, totals: ['share'] }, [
        text('name', '姓名', 50, { personal: 'name', required: true }),
        radio('role', '角色', { leader: '负责人', member: '成员' }, { required: true }),
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
        date('obtainedOn', '取得日期', { required: ['filled', cell('qualificationNumber')] }),
        certificate('identity', '证件号码', { required: true, types: ['111', '414'] }),
        mobile('mobile', '手机号码', { required: true }),
        email('mail', '邮箱'),
        month('joined', '加入月份'),
        percent('share', '工作占比'),
        { id: 'fullTime', kind: 'yesNo', label: '是否专职' },
        checkboxGroup('skills', '专长', { a: '算法', b: '硬件', c: '管理' }),
        { id: 'field', kind: 'dictionaryTree', label: '领域', dictionaryType: 'user_application_area' },
        { id: 'employer', kind: 'unitPicker', label: '所在单位' },
      ]),
    ]),
  ],
)

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
    ...limited(countWhere('people', 'role', both(is(cell('role'), 'member'), filled)), 'atMost', 2, {
      label: '填写资格证书的成员',
      unit: '名',
      decimals: 0,
    }),
    message: '除负责人外，最多两名成员填写资格证书编号，现在有 {current}。',
    at,
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
