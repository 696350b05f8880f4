import type { FormSource, TableSource } from '@/smartform/schema/definition'
import { atMost, both, cell, countWhere, field, is, moreThan } from '../expressions'
import { passport, passportName } from '../foreign/expert-fields'
import { inBoth } from '../in-both'
import { longAnswer } from '../plan'
import { fact, proofs } from '../projects/shared'

const honours: TableSource = {
  id: 'honours',
  kind: 'table',
  label: inBoth('主要学术荣誉', 'Main honours'),
  minRows: 0,
  maxRows: 10,
  columns: [
    { id: 'honour', kind: 'text', label: inBoth('荣誉', 'Honour'), required: true, maxLength: 100 },
    { id: 'by', kind: 'text', label: inBoth('授予机构', 'Given by'), required: true, maxLength: 100 },
    { id: 'on', kind: 'month', label: inBoth('授予年月', 'Month'), required: true },
  ],
}

/** 国际科技合作奖提名书: for a nominee from abroad, filled in in English. */
export const foreignNomineeForm: FormSource = {
  id: 'foreign-nominee',
  version: 1,
  languages: ['zh', 'en'],
  title: inBoth('国际科技合作奖提名书', 'Nomination for the International Science and Technology Cooperation Award'),
  summary: { name: 'familyName' },
  pages: [
    {
      id: 'nominee',
      title: inBoth('被提名者', 'Nominee'),
      help: inBoth(
        '请用英文填写，姓名、国籍和证件与护照完全一致。',
        'Please write in English; name, nationality and passport number exactly as in the passport.',
      ),
      sections: [
        {
          id: 'award',
          title: inBoth('奖励与提名者', 'Award and nominator'),
          fields: [
            fact('award', inBoth('奖励名称', 'Award'), 'nomination.awardEnglish', { width: 2 }),
            fact('category', inBoth('奖励类别', 'Category'), 'nomination.categoryEnglish', { width: 2 }),
            fact('year', inBoth('提名年度', 'Year'), 'nomination.year'),
            fact('nominator', inBoth('提名者', 'Nominator'), 'nomination.nominatorEnglish', { width: 2 }),
          ],
        },
        {
          id: 'person',
          title: inBoth('被提名者', 'Nominee'),
          fields: [
            passportName('familyName', '姓（同护照）', 'Family name as in the passport'),
            passportName('givenNames', '名（同护照）', 'Given names as in the passport'),
            {
              id: 'sex',
              kind: 'radio',
              label: inBoth('性别', 'Sex'),
              required: true,
              options: [
                { value: 'M', label: inBoth('男', 'Male') },
                { value: 'F', label: inBoth('女', 'Female') },
                { value: 'X', label: inBoth('其他', 'Other') },
              ],
            },
            { id: 'bornOn', kind: 'date', label: inBoth('出生日期', 'Date of birth'), required: true },
            {
              id: 'nationality',
              kind: 'dictionary',
              label: inBoth('国籍', 'Nationality'),
              dictionaryType: 'user_nationality',
              required: true,
            },
            passport(),
            {
              id: 'nomineeUnit',
              kind: 'text',
              label: inBoth('工作单位', 'Employer'),
              width: 2,
              required: true,
              maxLength: 100,
            },
            { id: 'position', kind: 'text', label: inBoth('职务', 'Position'), required: true, maxLength: 60 },
            {
              id: 'nomineeEmail',
              kind: 'email',
              label: inBoth('电子邮箱', 'E-mail'),
              help: inBoth('提名通知发送到该邮箱。', 'The letter of nomination is sent there.'),
              required: true,
            },
            honours,
          ],
        },
      ],
    },
    {
      id: 'cooperation',
      title: inBoth('合作与提名意见', 'Cooperation and opinion'),
      sections: [
        {
          id: 'cooperation',
          title: inBoth('与本市的合作', 'Cooperation with the city'),
          fields: [
            {
              id: 'partner',
              kind: 'text',
              label: inBoth('本市合作单位', 'Partner in the city'),
              width: 2,
              required: true,
              maxLength: 100,
            },
            { id: 'since', kind: 'date', label: inBoth('合作开始日期', 'Cooperation since'), required: true },
            longAnswer('contribution', inBoth('主要贡献', 'Main contribution'), 3000, { minLength: 100 }),
            longAnswer('opinion', inBoth('提名意见', 'Opinion of the nominator'), 3000, {
              minLength: 200,
              help: inBoth(
                '说明合作的水平、成效和对本市的意义。',
                'The level and results of the cooperation, and what it means for the city.',
              ),
            }),
          ],
        },
        {
          id: 'files',
          title: inBoth('附件与承诺', 'Attachments and commitment'),
          fields: [
            proofs('passportCopy', inBoth('护照资料页', 'Data page of the passport'), true, 2),
            proofs('consent', inBoth('被提名者同意书', 'Consent of the nominee'), true, 2),
            {
              id: 'commitment',
              kind: 'commitment',
              label: inBoth('承诺', 'Commitment'),
              required: true,
              copy: false,
              text: inBoth(
                '以上内容真实，已征得被提名者同意提交其个人信息',
                'The above is true, and the nominee has agreed to these personal data being submitted',
              ),
            },
          ],
        },
      ],
    },
  ],
  rules: [
    {
      id: 'foreign',
      when: ['filled', field('nationality')],
      assert: ['ne', field('nationality'), 'CHN'],
      message: inBoth('被提名者的国籍不能是中国。', 'The nominee’s nationality cannot be Chinese.'),
      at: ['nationality'],
    },
    {
      id: 'adult',
      when: ['filled', field('bornOn')],
      assert: atMost(['addYears', field('bornOn'), 18], ['today']),
      message: inBoth(
        '被提名者应年满 18 周岁，请核对出生日期。',
        'A nominee is at least 18 years old: please check the date of birth.',
      ),
      at: ['bornOn'],
    },
    {
      id: 'threeYears',
      when: both(['filled', field('since')], atMost(field('since'), ['today'])),
      assert: atMost(['addYears', field('since'), 3], ['today']),
      message: inBoth('合作应满三年。', 'The cooperation has to have lasted three years.'),
      at: ['since'],
    },
    {
      id: 'begun',
      when: ['filled', field('since')],
      assert: atMost(field('since'), ['today']),
      message: inBoth('合作开始日期不能晚于今天。', 'The cooperation cannot begin later than today.'),
      at: ['since'],
    },
    {
      id: 'honoursPast',
      assert: is(countWhere('honours', 'on', moreThan(cell('on'), ['today'])), 0),
      message: inBoth('荣誉的授予年月不能晚于本月。', 'An honour cannot be of a later month than this.'),
      at: ['honours.on'],
    },
  ],
}
