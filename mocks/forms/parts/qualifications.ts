/** The section of declarations about professional certificates (资格证书) of the leader and two members, with its rules. */

import type { PartSource } from '@/smartform/schema/definition'
import { both, cell, countWhere, field, is, lessThan, moreThan, rowsOf } from '../expressions'
import { date, radio, text } from '../fields'
import { limited, table } from '../structure'
import { two } from '../two'

const numbersOf = (role: string) =>
  countWhere('qualifications', 'number', both(is(cell('role'), role), ['filled', cell('number')]))
const at = ['qualifications.number']

const recentMessages = {
  2: two(
    '只能填写近两年取得的资格证书，请核对取得日期。',
    'Only certificates obtained within two years. Check the dates.',
  ),
  4: two(
    '只能填写近四年取得的资格证书，请核对取得日期。',
    'Only certificates obtained within four years. Check the dates.',
  ),
}

/** Maximum age of a certificate in years, where its kind has one. */
const recent = (years: 2 | 4, code: number) => ({
  id: `qualifiedIn${years}Years`,
  code,
  when: is(field('qualificationYears'), String(years)),
  assert: is(
    countWhere('qualifications', 'obtainedOn', lessThan(cell('obtainedOn'), ['addYears', ['today'], -years])),
    0,
  ),
  message: recentMessages[years],
  at: ['qualifications.obtainedOn', 'qualificationYears'],
})

/** 资格证书: of the leader and at most two members (specification, section 5). */
export const qualifications: PartSource = {
  about: '资格证书一节：负责人必填，其他成员至多两名；编号的格式、年限和重复。',
  parameters: { when: { about: '何时需要' } },
  sections: [
    {
      id: 'qualification',
      title: two('资格证书', 'Professional certificates'),
      help: two(
        '项目负责人须有资格证书；除负责人外，至多两名成员填写。',
        'The project leader has one; besides, at most two members.',
      ),
      visibleWhen: '{{when}}',
      fields: [
        radio(
          'qualificationYears',
          two('证书类型', 'Kind of certificate'),
          {
            2: two(
              '药物临床试验质量管理规范（GCP）证书，近两年内取得',
              'Good clinical practice (GCP), obtained within two years',
            ),
            4: two(
              '实验动物从业人员资格证书，近四年内取得',
              'Work with laboratory animals, obtained within four years',
            ),
          },
          { width: 3, required: true },
        ),
        table('qualifications', two('资格证书', 'Professional certificates'), { required: true, maxRows: 20 }, [
          text('name', two('姓名', 'Name'), 50, { personal: 'name', required: true }),
          radio(
            'role',
            two('角色', 'Role'),
            { leader: two('负责人', 'Leader'), member: two('成员', 'Member') },
            { required: true },
          ),
          text('number', two('证书编号', 'Certificate number'), 10, {
            pattern: {
              source: '[A-Z]{2}\\d{8}',
              message: two(
                '资格证书编号由两个大写字母和八位数字组成，例如 SH20250001',
                'Two capital letters and eight digits, such as SH20250001',
              ),
              code: 60424,
            },
          }),
          date('obtainedOn', two('取得日期', 'Obtained on'), { required: ['filled', cell('number')] }),
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
      message: two('项目负责人须填写资格证书编号。', 'Fill in the certificate number of the project leader.'),
      at: [{ column: 'qualifications.number', where: is(cell('role'), 'leader') }],
    },
    {
      id: 'fewQualified',
      code: 60423,
      ...limited(numbersOf('member'), 'atMost', 2, {
        label: two('填写资格证书的成员', 'Members with a certificate'),
        unit: two('名', 'people'),
      }),
      message: two(
        '除负责人外，最多两名成员填写资格证书编号，现在 {current}。',
        'Besides the leader, at most two members have a certificate number; now {current}.',
      ),
      at,
    },
    recent(2, 60425),
    recent(4, 60426),
    {
      id: 'uniqueQualification',
      code: 60427,
      assert: ['unique', ['column', 'qualifications', 'number']],
      message: two('资格证书编号不能重复，请核对。', 'The same certificate number is listed twice. Please check it.'),
      at,
    },
  ],
}
