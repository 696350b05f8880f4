import type { ExpressionSource, FormSource } from '@/smartform/schema/definition'
import { add, atMost, both, field, is, moreThan, sumOf } from '../expressions'
import { inBoth } from '../in-both'
import { longAnswer } from '../plan'
import { fact, proofs } from '../projects/shared'
import { costs } from './expert-costs'
import { passport, passportName, permitOptions } from './expert-fields'

const hasPermit = is(field('permit'), 'permit')
const notBefore = (later: ExpressionSource, earlier: ExpressionSource): ExpressionSource => ['gte', later, earlier]

/** 外国专家项目申报表, in either language: the expert, the dates, the papers and the purpose. */
export const expertProjectForm: FormSource = {
  id: 'foreign-expert-project',
  version: 1,
  languages: ['zh', 'en'],
  title: inBoth('外国专家项目申报表', 'Application for a foreign-expert project'),
  summary: { name: 'name', amount: 'amount' },
  pages: [
    {
      id: 'expert',
      title: inBoth('外国专家', 'Foreign expert'),
      help: inBoth('姓名、国籍和证件请与护照完全一致。', 'Name, nationality and papers exactly as in the passport.'),
      sections: [
        {
          id: 'person',
          title: inBoth('基本信息', 'Person'),
          fields: [
            passportName('familyName', '姓（同护照）', 'Family name as in the passport'),
            passportName('givenNames', '名（同护照）', 'Given names as in the passport'),
            { id: 'chineseName', kind: 'text', label: inBoth('中文名', 'Chinese name'), maxLength: 30 },
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
            {
              id: 'employer',
              kind: 'text',
              label: inBoth('国外工作单位', 'Employer abroad'),
              width: 2,
              required: true,
              maxLength: 100,
            },
            { id: 'position', kind: 'text', label: inBoth('职务', 'Position'), required: true, maxLength: 60 },
            {
              id: 'degree',
              kind: 'dictionary',
              label: inBoth('最高学位', 'Highest degree'),
              dictionaryType: 'user_degree',
              required: true,
            },
            { id: 'email', kind: 'email', label: inBoth('电子邮箱', 'E-mail'), required: true },
          ],
        },
        {
          id: 'papers',
          title: inBoth('护照与工作许可', 'Passport and work permit'),
          fields: [
            passport(),
            {
              id: 'passportUntil',
              kind: 'date',
              label: inBoth('护照有效期至', 'Passport valid until'),
              required: true,
            },
            {
              id: 'permit',
              kind: 'radio',
              label: inBoth('工作许可', 'Work permit'),
              required: true,
              width: 3,
              options: permitOptions,
            },
            {
              id: 'permitNumber',
              kind: 'text',
              label: inBoth('工作许可证号', 'Work permit number'),
              required: hasPermit,
              visibleWhen: hasPermit,
              maxLength: 20,
              pattern: {
                source: '[A-Z0-9]{8,20}',
                message: inBoth(
                  '工作许可证号由 8 至 20 位数字和大写字母组成。',
                  'A work permit number has 8 to 20 digits and capital letters.',
                ),
              },
            },
            {
              id: 'permitUntil',
              kind: 'date',
              label: inBoth('工作许可证有效期至', 'Work permit valid until'),
              required: hasPermit,
              visibleWhen: hasPermit,
            },
          ],
        },
      ],
    },
    {
      id: 'project',
      title: inBoth('来华工作与经费', 'Stay, work and funding'),
      sections: [
        {
          id: 'project',
          title: inBoth('项目', 'Project'),
          fields: [
            fact('name', inBoth('项目名称', 'Project title'), 'expert.name', { width: 2 }),
            fact('number', inBoth('项目编号', 'Project number'), 'expert.number'),
            fact('unitName', inBoth('承担单位', 'Undertaking unit'), 'expert.unitName', { width: 2 }),
            fact('leaderName', inBoth('项目负责人', 'Project leader'), 'expert.leaderName'),
            {
              id: 'granted',
              kind: 'money',
              label: inBoth('立项经费', 'Funding granted'),
              lockedWhen: true,
              prefill: 'expert.funding',
            },
          ],
        },
        {
          id: 'stay',
          title: inBoth('来华工作', 'Stay'),
          fields: [
            { id: 'entryOn', kind: 'date', label: inBoth('入境日期', 'Date of entry'), required: true },
            { id: 'departureOn', kind: 'date', label: inBoth('离境日期', 'Date of departure'), required: true },
            {
              id: 'stayDays',
              kind: 'computed',
              label: inBoth('在华天数', 'Days in China'),
              value: add(['days', field('entryOn'), field('departureOn')], 1),
              unit: inBoth('天', 'days'),
              decimals: 0,
            },
            longAnswer('plan', inBoth('合作内容', 'Content of the cooperation'), 1500),
            longAnswer('results', inBoth('预期成果', 'Expected results'), 1000),
            {
              id: 'lectures',
              kind: 'number',
              label: inBoth('讲座与课程', 'Lectures and courses'),
              min: '0',
              max: '999',
              decimals: 0,
              unit: inBoth('次', 'sessions'),
            },
          ],
        },
        {
          id: 'funding',
          title: inBoth('经费', 'Funding'),
          fields: [
            {
              id: 'amount',
              kind: 'money',
              label: inBoth('申请经费', 'Funding asked for'),
              required: true,
              min: '0.01',
            },
            costs,
          ],
        },
        {
          id: 'files',
          title: inBoth('附件与承诺', 'Attachments and commitment'),
          fields: [
            proofs('passportCopy', inBoth('护照资料页', 'Data page of the passport'), true, 2),
            proofs('invitation', inBoth('邀请函', 'Invitation'), true, 3),
            proofs('permitCopy', inBoth('工作许可证', 'Work permit'), hasPermit, 2),
            {
              id: 'commitment',
              kind: 'commitment',
              label: inBoth('承诺', 'Commitment'),
              required: true,
              copy: false,
              text: inBoth(
                '以上内容真实，已征得专家本人同意提交其个人信息',
                'The above is true, and the expert has agreed to these personal data being submitted',
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
      assert: ['ne', field('nationality'), 'CHN'],
      message: inBoth('外国专家的国籍不能是中国。', 'A foreign expert’s nationality cannot be Chinese.'),
      at: ['nationality'],
    },
    {
      id: 'adult',
      when: ['filled', field('bornOn')],
      assert: atMost(['addYears', field('bornOn'), 18], ['today']),
      message: inBoth(
        '专家应年满 18 周岁，请核对出生日期。',
        'An expert is at least 18 years old: please check the date of birth.',
      ),
      at: ['bornOn'],
    },
    {
      id: 'departureAfterEntry',
      assert: notBefore(field('departureOn'), field('entryOn')),
      message: inBoth('离境日期不能早于入境日期。', 'The departure cannot be before the entry.'),
      at: ['departureOn', 'entryOn'],
    },
    {
      id: 'passportCoversStay',
      assert: notBefore(field('passportUntil'), field('departureOn')),
      message: inBoth('护照有效期应覆盖离境日期。', 'The passport has to be valid until the departure.'),
      at: ['passportUntil'],
    },
    {
      id: 'permitCoversStay',
      when: hasPermit,
      assert: notBefore(field('permitUntil'), field('departureOn')),
      message: inBoth('工作许可证有效期应覆盖离境日期。', 'The work permit has to be valid until the departure.'),
      at: ['permitUntil'],
    },
    {
      id: 'shortWithoutPermit',
      when: both(is(field('permit'), 'exempt'), notBefore(field('departureOn'), field('entryOn'))),
      assert: atMost(add(['days', field('entryOn'), field('departureOn')], 1), 90),
      message: inBoth('在华超过 90 天须办理工作许可证。', 'A stay of more than 90 days needs a work permit.'),
      at: ['permit', 'departureOn'],
    },
    {
      id: 'withinGranted',
      when: ['filled', field('granted')],
      assert: atMost(field('amount'), field('granted')),
      message: inBoth(
        '申请经费 {current} 万元超过立项经费 {limit} 万元。',
        '{current} (10k yuan) are asked for, more than the {limit} granted.',
      ),
      at: ['amount'],
      ledger: {
        label: inBoth('申请经费', 'Funding asked for'),
        current: field('amount'),
        limit: field('granted'),
        relation: 'atMost',
        unit: inBoth('万元', '× 10,000 yuan'),
        decimals: 2,
      },
    },
    {
      id: 'costsMakeAmount',
      when: moreThan(field('amount'), 0),
      assert: is(sumOf('costs', 'amount'), field('amount')),
      message: inBoth(
        '各科目之和 {current} 万元与申请经费 {limit} 万元不一致。',
        'The items add up to {current} (10k yuan), not to the {limit} asked for.',
      ),
      at: ['costs.amount'],
      ledger: {
        label: inBoth('经费预算合计', 'Budget'),
        current: sumOf('costs', 'amount'),
        limit: field('amount'),
        relation: 'exactly',
        unit: inBoth('万元', '× 10,000 yuan'),
        decimals: 2,
      },
    },
  ],
}
