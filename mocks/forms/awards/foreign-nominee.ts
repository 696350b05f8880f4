/** Form definition: the nomination for the international cooperation award (国际科技合作奖提名书), filled in in English. */

import type { FormSource, TableSource } from '@/smartform/schema/definition'
import { atMost, both, cell, countWhere, field, is, moreThan } from '../expressions'
import { commitment, date, dictionary, email, month, radio, text } from '../fields'
import { passport, passportName } from '../foreign/expert-fields'
import { adult, foreign } from '../person-rules'
import { longAnswer } from '../plan'
import { fact, proofs } from '../projects/shared'
import { page, pageWithHelp, section, table } from '../structure'
import { two } from '../two'

const honours: TableSource = table('honours', two('主要学术荣誉', 'Main honours'), { minRows: 0, maxRows: 10 }, [
  text('honour', two('荣誉', 'Honour'), 100, { required: true }),
  text('by', two('授予机构', 'Given by'), 100, { required: true }),
  month('on', two('授予年月', 'Month'), { required: true }),
])

/** 国际科技合作奖提名书: for a nominee from abroad, filled in in English. */
export const foreignNomineeForm: FormSource = {
  id: 'foreign-nominee',
  version: 1,
  languages: ['zh', 'en'],
  title: two('国际科技合作奖提名书', 'Nomination for the International Science and Technology Cooperation Award'),
  summary: { name: 'familyName' },
  pages: [
    pageWithHelp(
      'nominee',
      two('被提名者', 'Nominee'),
      two(
        '请用英文填写，姓名、国籍和证件与护照完全一致。',
        'Please write in English; name, nationality and passport number exactly as in the passport.',
      ),
      [
        section('award', two('奖励与提名者', 'Award and nominator'), [
          fact('award', two('奖励名称', 'Award'), 'nomination.awardEnglish', { width: 2 }),
          fact('category', two('奖励类别', 'Category'), 'nomination.categoryEnglish', { width: 2 }),
          fact('year', two('提名年度', 'Year'), 'nomination.year'),
          fact('nominator', two('提名者', 'Nominator'), 'nomination.nominatorEnglish', { width: 2 }),
        ]),
        section('person', two('被提名者', 'Nominee'), [
          passportName('familyName', '姓（同护照）', 'Family name as in the passport', { personal: 'name' }),
          passportName('givenNames', '名（同护照）', 'Given names as in the passport', { personal: 'name' }),
          radio(
            'sex',
            two('性别', 'Sex'),
            { M: two('男', 'Male'), F: two('女', 'Female'), X: two('其他', 'Other') },
            { personal: 'sex', required: true },
          ),
          date('bornOn', two('出生日期', 'Date of birth'), { personal: 'birthday', required: true }),
          dictionary('nationality', two('国籍', 'Nationality'), 'user_nationality', {
            personal: 'origin',
            required: true,
          }),
          passport(),
          text('nomineeUnit', two('工作单位', 'Employer'), 100, { width: 2, required: true }),
          text('position', two('职务', 'Position'), 60, { personal: 'position', required: true }),
          email('nomineeEmail', two('电子邮箱', 'E-mail'), {
            help: two('提名通知发送到该邮箱。', 'The letter of nomination is sent there.'),
            required: true,
          }),
          honours,
        ]),
      ],
    ),
    page('cooperation', two('合作与提名意见', 'Cooperation and opinion'), [
      section('cooperation', two('与本市的合作', 'Cooperation with the city'), [
        text('partner', two('本市合作单位', 'Partner in the city'), 100, { width: 2, required: true }),
        date('since', two('合作开始日期', 'Cooperation since'), { required: true }),
        longAnswer('contribution', two('主要贡献', 'Main contribution'), 3000, { minLength: 100 }),
        longAnswer('opinion', two('提名意见', 'Opinion of the nominator'), 3000, {
          minLength: 200,
          help: two(
            '说明合作的水平、成效和对本市的意义。',
            'The level and results of the cooperation, and what it means for the city.',
          ),
        }),
      ]),
      section('files', two('附件与承诺', 'Attachments and commitment'), [
        proofs('passportCopy', two('护照资料页', 'Passport data page'), true, 2, 'certificateScan'),
        proofs('consent', two('被提名者同意书', 'Consent of the nominee'), true, 2),
        commitment(
          'commitment',
          two('承诺', 'Commitment'),
          two(
            '以上内容真实，已征得被提名者同意提交其个人信息',
            'The above is true, and the nominee has agreed to these personal data being submitted',
          ),
        ),
      ]),
    ]),
  ],
  rules: [
    foreign({ zh: '被提名者', en: 'The nominee' }),
    adult({ zh: '被提名者', en: 'A nominee' }),
    {
      id: 'threeYears',
      when: both(['filled', field('since')], atMost(field('since'), ['today'])),
      assert: atMost(['addYears', field('since'), 3], ['today']),
      message: two('合作应满三年。', 'The cooperation must have lasted three years.'),
      at: ['since'],
    },
    {
      id: 'begun',
      when: ['filled', field('since')],
      assert: atMost(field('since'), ['today']),
      message: two('合作开始日期不能晚于今天。', 'The cooperation cannot begin later than today.'),
      at: ['since'],
    },
    {
      id: 'honoursPast',
      assert: is(countWhere('honours', 'on', moreThan(cell('on'), ['today'])), 0),
      message: two('荣誉的授予年月不能晚于本月。', 'An honour cannot be dated later than this month.'),
      at: ['honours.on'],
    },
  ],
}
