/** Form definition: the award report of a nominee from abroad, in English. */

import type { FormSource, PageSource } from '@/smartform/schema/definition'
import { atMost, cell, countWhere, field, is, moreThan } from '../expressions'
import { area, certificate, commitment, date, email, longText, month, text } from '../fields'
import { internationalPhonePattern, keywordsPattern } from '../patterns'
import { longAnswer } from '../plan'
import { fact, proofs } from '../projects/shared'
import { page, pageWithHelp, section, table } from '../structure'
import { two } from '../two'

/** Certificates of a person from abroad: passport, and permanent residence. */
const certificateTypes = ['414', '553'] as const

const basics: PageSource = pageWithHelp(
  'basics',
  two('合作概况', 'The cooperation'),
  two(
    '请用英文填写。奖种、类别和提名号来自提名；如有不符，请联系提名者。',
    'Please write in English. Award, category and number come from the nomination. Where one is wrong, contact the nominator.',
  ),
  [
    section('nomination', two('提名', 'Nomination'), [
      fact('award', two('奖种', 'Award'), 'award.award', { width: 2 }),
      fact('nominationNumber', two('提名号', 'Nomination number'), 'award.number'),
      fact('category', two('奖励类别', 'Category'), 'award.category', { width: 2 }),
      fact('nominator', two('提名者', 'Nominator'), 'award.nominator'),
    ]),
    section('project', two('合作', 'Cooperation'), [
      text('projectName', two('合作名称', 'Title of the cooperation'), 200, {
        help: two('公示时公开，不超过 200 个字符。', 'Shown in public, at most 200 characters.'),
        required: true,
        width: 3,
      }),
      area('discipline', two('学科（专业）领域', 'Field'), { required: true, width: 2 }),
      date('since', two('合作开始日期', 'Cooperation since'), {
        help: two('须满三年。', 'At least three years ago.'),
        required: true,
        prefill: 'award.since',
      }),
      text('keywords', two('关键词', 'Keywords'), 105, {
        help: two('3 至 5 个，用分号隔开。', 'Three to five, separated by semicolons.'),
        required: true,
        width: 2,
        pattern: keywordsPattern,
      }),
    ]),
    section('contact', two('联系方式', 'Contact'), [
      text('contactName', two('姓名', 'Name'), 50, {
        personal: 'name',
        required: true,
        prefill: 'profile.userFullname',
      }),
      email('contactEmail', two('电子邮箱', 'E-mail'), { required: true, prefill: 'award.email' }),
      text('contactPhone', two('电话', 'Telephone'), 26, {
        personal: 'telephone',
        help: two('含国家代码，如 +46 18 471 0000。', 'With the country code, as +46 18 471 0000.'),
        required: true,
        sensitive: true,
        pattern: internationalPhonePattern,
      }),
    ]),
  ],
)

const cooperation: PageSource = page('cooperation', two('合作成果', 'Results'), [
  section('brief', null, [
    longAnswer('brief', two('合作简介', 'Brief'), 3000, {
      help: two(
        '合作内容、成效和对本市的意义；公示时公开。',
        'What you did together, what came of it, and what it means for the city. Shown in public.',
      ),
      minLength: 100,
    }),
  ]),
  section('results', two('主要成果', 'Main results'), [
    table(
      'results',
      two('主要成果', 'Main results'),
      {
        help: two('按重要程度排列，至多 10 项。', 'In order of importance, at most 10.'),
        required: true,
        minRows: 1,
        maxRows: 10,
      },
      [
        text('result', two('成果', 'Result'), 200, { required: true }),
        month('on', two('年月', 'Month'), { required: true }),
        longText('contribution', two('本人的贡献', 'Your contribution'), 500, { required: true }),
      ],
    ),
  ]),
])

const contributors: PageSource = pageWithHelp(
  'contributors',
  two('被提名者与合作单位', 'Nominee and partners'),
  two(
    '工作单位不必在本系统登记。在本市登记的合作单位会收到确认请求。',
    'Your employer need not be registered here. A partner that is registered in the city is asked to confirm.',
  ),
  [
    section('persons', two('被提名者', 'Nominee'), [
      table(
        'persons',
        two('被提名者', 'Nominee'),
        {
          help: two('国际科技合作奖授予一人。', 'The award goes to one person.'),
          required: true,
          minRows: 1,
          maxRows: 1,
          prefill: 'award.persons',
        },
        [
          text('name', two('姓名（同护照）', 'Name as in the passport'), 100, { personal: 'name', required: true }),
          certificate('certificate', two('证件号码', 'Passport number'), { types: certificateTypes, required: true }),
          text('title', two('职务', 'Position'), 60, { personal: 'position', required: true }),
          text('unit', two('工作单位', 'Employer'), 100, { required: true }),
          longText('contribution', two('贡献', 'Contribution'), 500, { required: true }),
        ],
      ),
    ]),
    section('units', two('本市合作单位', 'Partners in the city'), [
      table(
        'units',
        two('本市合作单位', 'Partners in the city'),
        {
          help: two('至多 10 个；没有登记单位的可不填。', 'At most 10; leave empty if none is registered.'),
          maxRows: 10,
          prefill: 'award.units',
        },
        [
          { id: 'unit', kind: 'unitPicker', label: two('单位名称', 'Unit'), required: true },
          longText('contribution', two('在合作中的作用', 'Part in the cooperation'), 300, { required: true }),
        ],
      ),
    ]),
  ],
)

const evidence: PageSource = page('evidence', two('附件与承诺', 'Attachments and commitment'), [
  section('files', two('附件', 'Attachments'), [
    proofs('passportCopy', two('护照资料页', 'Passport data page'), true, 2, 'certificateScan'),
    proofs('cooperationProof', two('合作证明', 'Proof of the cooperation'), true),
    proofs('others', two('其他证明', 'Others'), false, 5),
  ]),
  section('promise', two('承诺', 'Commitment'), [
    commitment(
      'commitment',
      two('承诺', 'Commitment'),
      two(
        '以上内容真实、合法，不涉密，同意公示被提名者姓名和合作简介',
        'The above is true, lawful and not classified; the nominee’s name and the brief may be shown in public',
      ),
    ),
  ]),
])

/**
 * 国际科技合作奖提名材料, filed by a nominee from abroad: in English, with the passport, an e-mail address and a telephone
 * number of any country, and without a unit that is registered here.
 */
export const foreignReportForm: FormSource = {
  id: 'foreign-award-report',
  version: 1,
  languages: ['zh', 'en'],
  title: two('国际科技合作奖提名材料', 'Report for the International Science and Technology Cooperation Award'),
  summary: { name: 'projectName' },
  pages: [basics, cooperation, contributors, evidence],
  rules: [
    {
      id: 'threeYears',
      when: ['filled', field('since')],
      assert: atMost(['addYears', field('since'), 3], ['today']),
      message: two('合作应满三年。', 'The cooperation must have lasted three years.'),
      at: ['since'],
    },
    {
      id: 'resultsPast',
      assert: is(countWhere('results', 'on', moreThan(cell('on'), ['today'])), 0),
      message: two('成果的年月不能晚于本月。', 'A result cannot be dated later than this month.'),
      at: ['results.on'],
    },
    {
      id: 'unitOnce',
      assert: ['unique', ['column', 'units', 'unit']],
      message: two('同一合作单位不能出现两次。', 'Each unit can be listed only once.'),
      at: ['units.unit'],
    },
  ],
}
