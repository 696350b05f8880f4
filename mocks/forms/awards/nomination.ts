/** Form definition: the award nomination (科学技术奖提名书), the nominator's part: nominee, achievement, signed opinion. */

import type { ExpressionSource, FieldSource, FormSource, SectionSource } from '@/smartform/schema/definition'
import { atMost, both, field, is, moreThan } from '../expressions'
import { area, certificate, commitment, date, email, mobile, radio, text } from '../fields'
import { creditCodePattern, keywordsPattern } from '../patterns'
import { adult } from '../person-rules'
import { longAnswer } from '../plan'
import { fact, proofs } from '../projects/shared'
import { page, pageWithHelp, section } from '../structure'
import { two } from '../two'

const isPerson = is(field('nomineeKind'), 'PERSON')
const isUnit = is(field('nomineeKind'), 'UNIT')
const forAchievement = is(field('type'), 'project')
const forPerson = is(field('type'), 'person')
const byUnit = is(field('nominatorKind'), 'UNIT')

const idNumber = field('certificate')
const hasIdCard = ['matches', idNumber, '[1-9][0-9]{16}[0-9X]'] as const
const digits = (from: number, most: number) => ['slice', idNumber, from, most] as const

/** A field that is visible only under a condition, and then required. */
const when = (condition: ExpressionSource, field: object): FieldSource =>
  ({ required: condition, visibleWhen: condition, ...field }) as FieldSource

const award: SectionSource = section('award', two('奖励与提名者', 'Award and nominator'), [
  fact('award', two('奖励名称', 'Award'), 'nomination.award'),
  fact('category', two('奖励类别', 'Category'), 'nomination.category'),
  fact('year', two('提名年度', 'Year of nomination'), 'nomination.year'),
  fact('nominator', two('提名者', 'Nominator'), 'nomination.nominator', { width: 2 }),
  radio(
    'nominatorKind',
    two('提名方式', 'Way of nomination'),
    { PERSON: two('专家提名', 'By an expert'), UNIT: two('单位提名', 'By a unit') },
    { lockedWhen: true, prefill: 'nomination.nominatorKind' },
  ),
  radio(
    'type',
    two('授予对象', 'Awarded to'),
    { person: two('个人', 'A person'), project: two('成果', 'A result') },
    { lockedWhen: true, prefill: 'nomination.type' },
  ),
  radio(
    'grade',
    two('提名等级', 'Grade'),
    {
      special: two('特等奖', 'Grand prize'),
      first: two('一等奖', 'First prize'),
      second: two('二等奖', 'Second prize'),
    },
    { width: 3, required: forAchievement, visibleWhen: forAchievement },
  ),
])

const nominee: SectionSource = section('nominee', two('被提名者', 'Nominee'), [
  radio(
    'nomineeKind',
    two('提名对象', 'Nominee'),
    { PERSON: two('个人', 'A person'), UNIT: two('单位', 'A unit') },
    {
      help: two(
        '提名对象在选择类别时确定；需要更换的，请删除本草稿后重新提名。',
        'Fixed with the category. To change it, delete this draft and nominate anew.',
      ),
      width: 3,
      lockedWhen: true,
      prefill: 'nomination.nomineeKind',
    },
  ),
  text('nomineeName', two('姓名或单位名称', 'Name of the person or the unit'), 100, {
    personal: 'name',
    help: two(
      '个人填写证件上的姓名，单位填写登记的全称。',
      'A person’s name as on the ID document, a unit’s full registered name.',
    ),
    width: 2,
    required: true,
    prefill: 'nomination.nomineeName',
  }),
  when(isPerson, text('nomineeUnit', two('工作单位', 'Unit'), 100, { prefill: 'nomination.nomineeUnit' })),
  when(
    isPerson,
    radio('sex', two('性别', 'Sex'), { M: two('男', 'Male'), F: two('女', 'Female') }, { personal: 'sex' }),
  ),
  when(isPerson, date('bornOn', two('出生日期', 'Date of birth'), { personal: 'birthday' })),
  when(isPerson, certificate('certificate', two('证件号码', 'ID document number'), { types: ['111', '414'] })),
  when(isPerson, text('position', two('职务职称', 'Position and title'), 60, { personal: 'position' })),
  when(
    isPerson,
    mobile('nomineeMobile', two('手机号码', 'Mobile number'), {
      help: two('提名通知发送到该号码。', 'The notice of the nomination is sent to it.'),
    }),
  ),
  when(isPerson, email('nomineeEmail', two('电子邮箱', 'E-mail'))),
  when(
    isUnit,
    text('creditCode', two('统一社会信用代码', 'Unified social credit code'), 18, { pattern: creditCodePattern }),
  ),
  when(isUnit, text('contactName', two('单位联系人', 'Contact of the unit'), 50, { personal: 'name' })),
  when(
    isUnit,
    mobile('contactMobile', two('联系人手机号码', 'Mobile number of the contact'), {
      help: two('提名通知发送到该号码。', 'The notice of the nomination is sent to it.'),
    }),
  ),
  when(isUnit, email('contactEmail', two('联系人电子邮箱', 'E-mail of the contact'))),
])

const achievement: SectionSource = section('achievement', two('提名成果', 'The nominated result'), [
  when(
    forAchievement,
    text('achievement', two('成果名称', 'Name of the result'), 40, {
      help: two(
        '应简明反映成果内容，不超过 40 个字，不含单位名称。',
        'Says briefly what it is, at most 40 characters, without a unit’s name.',
      ),
      width: 3,
      minLength: 4,
      prefill: 'nomination.achievement',
    }),
  ),
  area('discipline', two('所属领域', 'Field'), { required: true }),
  text('keywords', two('关键词', 'Keywords'), 105, {
    help: two('3 至 5 个，用分号隔开。', 'Three to five, separated by semicolons.'),
    width: 2,
    required: true,
    pattern: keywordsPattern,
  }),
  when(
    forAchievement,
    date('publicSince', two('论文发表或整体应用起始日期', 'Published, or in use as a whole, since')),
  ),
])

export const nominationForm: FormSource = {
  id: 'award-nomination',
  version: 1,
  languages: ['zh', 'en'],
  title: two('科学技术奖提名书', 'Nomination for the science and technology award'),
  summary: { name: 'nomineeName' },
  pages: [
    pageWithHelp(
      'nominee',
      two('提名对象', 'Nominee'),
      two(
        '奖励、类别和提名者由系统带入。联系方式用于发送提名通知，请与被提名者核对。',
        'Award, category and nominator come by themselves. The notice is sent to the contacts below; check them with the nominee.',
      ),
      [award, nominee, achievement],
    ),
    page('opinion', two('提名意见', 'Opinion of the nominator'), [
      section('opinion', two('提名意见', 'Opinion of the nominator'), [
        longAnswer('opinion', two('提名意见', 'Opinion of the nominator'), 1000, {
          minLength: 100,
          help: two(
            '说明成果的创新性、先进性和应用效果，以及对照评定标准的评价，不少于 100 个字。',
            'How new and advanced the result is, how it is used, and how it meets the criteria; at least 100 characters.',
          ),
        }),
        longAnswer('contribution', two('主要贡献', 'Main contributions'), 600, {
          help: two(
            '被提名者本人或本单位的创造性贡献，避免写团队的一般情况。',
            'What the nominee created, not the team in general.',
          ),
        }),
        radio(
          'acquainted',
          two('对成果的了解方式', 'How you know the result'),
          {
            field: two('同一学科或专业领域', 'Same discipline or field'),
            review: two('参加过鉴定、验收或评审', 'Took part in its appraisal, acceptance or review'),
            use: two('本单位应用过该成果', 'My unit has used it'),
            material: two('审阅被提名者提供的材料', 'From the nominee’s documents'),
          },
          { required: true, width: 3 },
        ),
      ]),
      section('recusal', two('利害关系与回避', 'Interests and recusal'), [
        {
          id: 'related',
          kind: 'yesNo',
          label: two(
            '是否与被提名者有亲属、师生或近三年合作关系',
            'Are you a relative, teacher or student of the nominee, or have you worked together within three years',
          ),
          required: true,
          width: 3,
        },
        longAnswer('relation', two('关系说明', 'What relation'), 300, { visibleWhen: is(field('related'), true) }),
        {
          id: 'ethics',
          kind: 'yesNo',
          label: two(
            '是否已核查被提名者五年内无科研失信记录',
            'Have you checked that there is no record of research misconduct within five years',
          ),
          required: true,
          width: 3,
        },
      ]),
      section('files', two('附件与承诺', 'Attachments and commitment'), [
        proofs('consent', two('被提名者同意书', 'Consent of the nominee'), true, 2),
        proofs('unitLetter', two('单位提名函（盖章）', 'Letter of the nominating unit (with seal)'), byUnit, 2),
        commitment(
          'commitment',
          two('承诺', 'Commitment'),
          two(
            '提名内容真实，已征得被提名者同意，并在答辩、异议处理中承担提名者的责任',
            'The nomination is true, the nominee agrees, and I answer for it in defence and objections',
          ),
        ),
      ]),
    ]),
  ],
  rules: [
    {
      id: 'youthAge',
      when: both(is(field('category'), '青年科技杰出贡献奖'), ['filled', field('bornOn')]),
      assert: moreThan(['addYears', field('bornOn'), 46], ['today']),
      message: two(
        '青年科技杰出贡献奖的被提名者不超过 45 周岁。',
        'A nominee for the young people’s award is at most 45 years old.',
      ),
      at: ['bornOn'],
    },
    adult({ zh: '被提名者', en: 'A nominee' }, isPerson),
    {
      id: 'birthdayOfIdCard',
      when: both(isPerson, hasIdCard, ['filled', field('bornOn')]),
      assert: is(['concat', digits(7, 4), '-', digits(11, 2), '-', digits(13, 2)], field('bornOn')),
      message: two(
        '出生日期与身份证号中的出生日期不一致，请核对。',
        'The date of birth differs from the one in the ID card number. Check both.',
      ),
      at: ['bornOn', 'certificate'],
    },
    {
      id: 'sexOfIdCard',
      when: both(isPerson, hasIdCard, ['filled', field('sex')]),
      assert: is(['matches', digits(17, 1), '[13579]'], is(field('sex'), 'M')),
      message: two(
        '性别与身份证号中的性别不一致，请核对。',
        'The sex differs from the one in the ID card number. Check both.',
      ),
      at: ['sex', 'certificate'],
    },
    {
      id: 'twoYears',
      when: both(forAchievement, ['filled', field('publicSince')]),
      assert: atMost(['addYears', field('publicSince'), 2], ['today']),
      message: two(
        '成果应在论文发表或整体应用满两年后提名。',
        'A result is nominated two years after it was published or put to use.',
      ),
      at: ['publicSince'],
    },
    {
      id: 'ethicsChecked',
      when: ['filled', field('ethics')],
      assert: is(field('ethics'), true),
      message: two(
        '请先核查科研诚信情况，有失信记录的不能提名。',
        'Check the research integrity first; nobody with a record of misconduct can be nominated.',
      ),
      at: ['ethics'],
    },
    {
      id: 'personNotForUnit',
      when: forPerson,
      assert: isPerson,
      message: two('该类别授予个人。', 'This category goes to a person.'),
      at: ['nomineeKind'],
    },
  ],
}
