/** Form definition: the application for a foreign-expert project (外国专家项目申报表), in either language. */

import type { ExpressionSource, FormSource } from '@/smartform/schema/definition'
import { add, atMost, both, field, is, moreThan, sumOf } from '../expressions'
import { commitment, computed, date, dictionary, email, money, number, radio, text } from '../fields'
import { adult, foreign } from '../person-rules'
import { longAnswer } from '../plan'
import { fact, proofs } from '../projects/shared'
import { limited, page, pageWithHelp, section } from '../structure'
import { two } from '../two'
import { costs } from './expert-costs'
import { passport, passportName, permitOptions } from './expert-fields'

const hasPermit = is(field('permit'), 'permit')
const notBefore = (later: ExpressionSource, earlier: ExpressionSource): ExpressionSource => ['gte', later, earlier]

/** 外国专家项目申报表, in either language: the expert, the dates, the papers and the purpose. */
export const expertProjectForm: FormSource = {
  id: 'foreign-expert-project',
  version: 1,
  languages: ['zh', 'en'],
  title: two('外国专家项目申报表', 'Application for a foreign-expert project'),
  summary: { name: 'name', amount: 'amount' },
  pages: [
    pageWithHelp(
      'expert',
      two('外国专家', 'Foreign expert'),
      two(
        '姓名、国籍和证件请与护照完全一致。',
        'Enter the name, nationality and ID document exactly as in the passport.',
      ),
      [
        section('person', two('基本信息', 'Person'), [
          passportName('familyName', '姓（同护照）', 'Family name as in the passport', { personal: 'name' }),
          passportName('givenNames', '名（同护照）', 'Given names as in the passport', { personal: 'name' }),
          text('chineseName', two('中文名', 'Chinese name'), 30),
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
          text('employer', two('国外工作单位', 'Employer abroad'), 100, { width: 2, required: true }),
          text('position', two('职务', 'Position'), 60, { personal: 'position', required: true }),
          dictionary('degree', two('最高学位', 'Highest degree'), 'user_degree', {
            personal: 'education',
            required: true,
          }),
          email('email', two('电子邮箱', 'E-mail'), { required: true }),
        ]),
        section('papers', two('护照与工作许可', 'Passport and work permit'), [
          passport(),
          date('passportUntil', two('护照有效期至', 'Passport valid until'), {
            personal: 'stay',
            required: true,
          }),
          radio('permit', two('工作许可', 'Work permit'), permitOptions, { required: true, width: 3 }),
          text('permitNumber', two('工作许可证号', 'Work permit number'), 20, {
            required: hasPermit,
            visibleWhen: hasPermit,
            pattern: {
              source: '[A-Z0-9]{8,20}',
              message: two(
                '工作许可证号由 8 至 20 位数字和大写字母组成。',
                'A work permit number has 8 to 20 digits and capital letters.',
              ),
            },
          }),
          date('permitUntil', two('工作许可证有效期至', 'Work permit valid until'), {
            required: hasPermit,
            visibleWhen: hasPermit,
          }),
        ]),
      ],
    ),
    page('project', two('来华工作与经费', 'Stay, work and funding'), [
      section('project', two('项目', 'Project'), [
        fact('name', two('项目名称', 'Project title'), 'expert.name', { width: 2 }),
        fact('number', two('项目编号', 'Project number'), 'expert.number'),
        fact('unitName', two('承担单位', 'Undertaking unit'), 'expert.unitName', { width: 2 }),
        fact('leaderName', two('项目负责人', 'Project leader'), 'expert.leaderName', { personal: 'name' }),
        money('granted', two('立项经费', 'Funding granted'), { lockedWhen: true, prefill: 'expert.funding' }),
      ]),
      section('stay', two('来华工作', 'Stay'), [
        date('entryOn', two('入境日期', 'Date of entry'), { personal: 'stay', required: true }),
        date('departureOn', two('离境日期', 'Date of departure'), { personal: 'stay', required: true }),
        computed(
          'stayDays',
          two('在华天数', 'Days in China'),
          add(['days', field('entryOn'), field('departureOn')], 1),
          { unit: two('天', 'days'), decimals: 0 },
        ),
        longAnswer('plan', two('合作内容', 'Content of the cooperation'), 1500),
        longAnswer('results', two('预期成果', 'Expected results'), 1000),
        number('lectures', two('讲座与课程', 'Lectures and courses'), {
          min: '0',
          max: '999',
          decimals: 0,
          unit: two('次', 'sessions'),
        }),
      ]),
      section('funding', two('经费', 'Funding'), [
        money('amount', two('申请经费', 'Funding asked for'), { required: true, min: '0.01' }),
        costs,
      ]),
      section('files', two('附件与承诺', 'Attachments and commitment'), [
        proofs('passportCopy', two('护照资料页', 'Passport data page'), true, 2, 'certificateScan'),
        proofs('invitation', two('邀请函', 'Invitation'), true, 3),
        proofs('permitCopy', two('工作许可证', 'Work permit'), hasPermit, 2),
        commitment(
          'commitment',
          two('承诺', 'Commitment'),
          two(
            '以上内容真实，已征得专家本人同意提交其个人信息',
            'The above is true, and the expert has agreed to these personal data being submitted',
          ),
        ),
      ]),
    ]),
  ],
  rules: [
    foreign({ zh: '外国专家', en: 'A foreign expert' }),
    adult({ zh: '专家', en: 'An expert' }),
    {
      id: 'departureAfterEntry',
      assert: notBefore(field('departureOn'), field('entryOn')),
      message: two('离境日期不能早于入境日期。', 'The departure cannot be before the entry.'),
      at: ['departureOn', 'entryOn'],
    },
    {
      id: 'passportCoversStay',
      assert: notBefore(field('passportUntil'), field('departureOn')),
      message: two('护照有效期应覆盖离境日期。', 'The passport has to be valid until the departure.'),
      at: ['passportUntil'],
    },
    {
      id: 'permitCoversStay',
      when: hasPermit,
      assert: notBefore(field('permitUntil'), field('departureOn')),
      message: two('工作许可证有效期应覆盖离境日期。', 'The work permit has to be valid until the departure.'),
      at: ['permitUntil'],
    },
    {
      id: 'shortWithoutPermit',
      when: both(is(field('permit'), 'exempt'), notBefore(field('departureOn'), field('entryOn'))),
      assert: atMost(add(['days', field('entryOn'), field('departureOn')], 1), 90),
      message: two('在华超过 90 天须办理工作许可证。', 'A stay of more than 90 days needs a work permit.'),
      at: ['permit', 'departureOn'],
    },
    {
      id: 'withinGranted',
      when: ['filled', field('granted')],
      ...limited(field('amount'), 'atMost', field('granted'), {
        label: two('申请经费', 'Funding asked for'),
        unit: two('万元', '× 10,000 yuan'),
        decimals: 2,
      }),
      message: two(
        '申请经费 {current} 超过立项经费 {limit}。',
        'The request is {current}, more than the {limit} granted.',
      ),
      at: ['amount'],
    },
    {
      id: 'costsMakeAmount',
      when: moreThan(field('amount'), 0),
      ...limited(sumOf('costs', 'amount'), 'exactly', field('amount'), {
        label: two('经费预算合计', 'Budget'),
        unit: two('万元', '× 10,000 yuan'),
        decimals: 2,
      }),
      message: two(
        '各科目之和 {current} 与申请经费 {limit} 不一致。',
        'The items add up to {current}, not to the {limit} requested. Please make them equal.',
      ),
      at: ['costs.amount'],
    },
  ],
}
