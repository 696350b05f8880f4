/** The part of forms about professional certificates. */

import type { PartSource } from '@/smartform/schema/definition'
import { both, cell, countWhere, field, is, lessThan, moreThan, rowsOf } from '../expressions'
import { date, radio, text } from '../fields'
import { limited, table } from '../structure'

const numbersOf = (role: string) =>
  countWhere('qualifications', 'number', both(is(cell('role'), role), ['filled', cell('number')]))
const at = ['qualifications.number']

/** Maximum age of a certificate in years, where its kind has one. */
const recent = (years: number, code: number, words: string) => ({
  id: `qualifiedIn${years}Years`,
  code,
  when: is(field('qualificationYears'), String(years)),
  assert: is(
    countWhere('qualifications', 'obtainedOn', lessThan(cell('obtainedOn'), ['addYears', ['today'], -years])),
    0,
  ),
  message: `只能填写${words}取得的资格证书，请核对取得日期。`,
  at: ['qualifications.obtainedOn', 'qualificationYears'],
})

/** 资格证书: of the leader and at most two members (specification, section 5). */
export const qualifications: PartSource = {
  about: '资格证书一节：负责人必填，其他成员至多两名；编号的格式、年限和重复。',
  parameters: { when: { about: '何时需要' } },
  sections: [
    {
      id: 'qualification',
      title: '资格证书',
      help: '项目负责人须有资格证书；除负责人外，至多两名成员填写。',
      visibleWhen: '{{when}}',
      fields: [
        radio(
          'qualificationYears',
          '证书类型',
          { 2: '药物临床试验质量管理规范（GCP）证书，近两年内取得', 4: '实验动物从业人员资格证书，近四年内取得' },
          { width: 3, required: true },
        ),
        table('qualifications', '资格证书', { required: true, maxRows: 20 }, [
          text('name', '姓名', 50, { personal: 'name', required: true }),
          radio('role', '角色', { leader: '负责人', member: '成员' }, { required: true }),
          text('number', '证书编号', 10, {
            pattern: {
              source: '[A-Z]{2}\\d{8}',
              message: '资格证书编号由两个大写字母和八位数字组成，例如 SH20250001',
              code: 60424,
            },
          }),
          date('obtainedOn', '取得日期', { required: ['filled', cell('number')] }),
        ]),
      ],
    },
  ],
  rules: [
    {
      id: 'leaderQualified',
      code: 60422,
      when: moreThan(rowsOf('qualifications'), 0),
      assert: moreThan(numbersOf('leader'), 0),
      message: '项目负责人须填写资格证书编号。',
      at: [{ column: 'qualifications.number', where: is(cell('role'), 'leader') }],
    },
    {
      id: 'fewQualified',
      code: 60423,
      ...limited(numbersOf('member'), 'atMost', 2, { label: '填写资格证书的成员', unit: '名' }),
      message: '除负责人外，最多两名成员填写资格证书编号，现在 {current}。',
      at,
    },
    recent(2, 60425, '近两年'),
    recent(4, 60426, '近四年'),
    {
      id: 'uniqueQualification',
      code: 60427,
      assert: ['unique', ['column', 'qualifications', 'number']],
      message: '资格证书编号不能重复，请核对。',
      at,
    },
  ],
}
