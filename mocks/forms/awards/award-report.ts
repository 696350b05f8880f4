/** Form definition: the award report (科学技术奖提名书), the nominee's part, after the paper form. */
import type { FormSource, PageSource } from '@/smartform/schema/definition'
import { area, date, dateRange, email, longText, mobile, radio, text } from '../fields'
import { longAnswer } from '../plan'
import { fact } from '../projects/shared'
import { page, pageWithHelp, section, table } from '../structure'
import { two } from '../two'
import { contributors } from './contributors'
import { effects, effectsRules } from './effects'
import { evidence, evidenceRules } from './evidence'

const basics: PageSource = pageWithHelp(
  'basics',
  two('项目基本情况', 'Project'),
  two(
    '奖种、类别和提名号来自提名；如有不符，请联系提名者。',
    'Award, category and number come from the nomination. Where one is wrong, contact the nominator.',
  ),
  [
    section('nomination', two('提名', 'Nomination'), [
      fact('award', two('奖种', 'Award'), 'award.award'),
      fact('category', two('奖励类别', 'Category'), 'award.category'),
      fact('nominationNumber', two('提名号', 'Nomination number'), 'award.number'),
      fact('nominator', two('提名者', 'Nominator'), 'award.nominator', { width: 2 }),
    ]),
    section('project', two('项目', 'Project'), [
      text('projectName', two('项目名称', 'Project title'), 40, {
        help: two('准确反映技术内容，不超过 40 个字。', 'What it is about, at most 40 characters.'),
        required: true,
        width: 2,
        prefill: 'award.title',
      }),
      text('projectNameEnglish', two('英文名称', 'Title in English'), 200, { required: true, width: 3 }),
      area('discipline', two('学科（专业）领域', 'Field'), { required: true, width: 2, prefill: 'award.discipline' }),
      radio(
        'source',
        two('任务来源', 'Commissioned by'),
        {
          national: two('国家计划', 'A national programme'),
          city: two('市级计划', 'A programme of the city'),
          unit: two('单位自选', 'The unit itself'),
          other: two('其他', 'Somebody else'),
        },
        { required: true, width: 3 },
      ),
      dateRange('period', two('项目起止时间', 'From and to'), { required: true, width: 2 }),
      date('appliedSince', two('成果首次应用或发表日期', 'First applied or published on'), {
        help: two('须满两年。', 'At least two years ago.'),
        required: true,
        prefill: 'award.publicSince',
      }),
      text('keywords', two('关键词', 'Keywords'), 60, {
        help: two('3 至 5 个，用分号隔开。', 'Three to five, separated by semicolons.'),
        required: true,
        prefill: 'award.keywords',
        width: 2,
      }),
      radio(
        'secret',
        two('是否涉密', 'Classified'),
        { no: two('不涉密', 'No'), yes: two('涉密', 'Yes') },
        { required: true },
      ),
    ]),
    section('contact', two('联系人', 'Contact'), [
      text('contactName', two('姓名', 'Name'), 50, {
        personal: 'name',
        required: true,
        prefill: 'profile.userFullname',
      }),
      mobile('contactMobile', two('手机号码', 'Mobile number'), { required: true, prefill: 'profile.userMobile' }),
      email('contactEmail', two('电子邮箱', 'E-mail'), { required: true, prefill: 'profile.userEmail' }),
    ]),
  ],
)

const innovation: PageSource = page('innovation', two('项目简介与主要创新', 'Brief and main innovations'), [
  section('brief', null, [
    longAnswer('brief', two('项目简介', 'Brief'), 1200, {
      help: two(
        '所属领域、主要内容、特点及应用推广情况；公示时公开，不写完成人和单位的名称。',
        'Field, content, what is special, where it is applied. Shown in public: no names of persons or units.',
      ),
      minLength: 100,
    }),
  ]),
  section('points', two('主要科学发现、技术发明或科技创新', 'Main discoveries, inventions or innovations'), [
    table(
      'innovations',
      two('创新点', 'Innovations'),
      {
        help: two('按重要程度排列，至多 5 点。', 'In order of importance, at most 5.'),
        required: true,
        minRows: 1,
        maxRows: 5,
      },
      [
        text('point', two('创新点', 'Innovation'), 60, { required: true }),
        longText('content', two('内容', 'Content'), 800, { required: true }),
        text('support', two('支撑材料', 'Supported by'), 100, {
          help: two('专利、论文或证明的编号', 'Numbers of patents, papers or proofs'),
          required: true,
        }),
      ],
    ),
    longAnswer('limits', two('科技局限性', 'Limits'), 300, { rows: 3 }),
  ]),
  section('judgement', two('客观评价', 'Objective evaluation'), [
    longAnswer('evaluation', two('客观评价', 'Objective evaluation'), 2000, {
      help: two(
        '验收意见、检测报告、同行公开评价等，注明出处；不写自我评价。',
        'Opinions at acceptance, test reports, published judgements of peers, with their source; not one’s own.',
      ),
    }),
  ]),
])

export const awardReportForm: FormSource = {
  id: 'award-report',
  version: 1,
  languages: ['zh', 'en'],
  title: two('科学技术奖提名书', 'Report for the science and technology award'),
  summary: { name: 'projectName', nameEnglish: 'projectNameEnglish' },
  pages: [basics, innovation, effects, contributors, evidence],
  rules: [
    {
      id: 'appliedTwoYears',
      assert: ['gte', ['years', ['field', 'appliedSince'], ['today']], 2],
      message: two('成果应用或发表须满两年。', 'It must have been applied or published for two years.'),
      at: ['appliedSince'],
    },
    {
      id: 'notSecret',
      assert: ['eq', ['field', 'secret'], 'no'],
      message: two(
        '涉密项目不能在网上填报，请与科技主管部门的奖励部门联系。',
        'What is classified cannot be filed online. Please contact the award office.',
      ),
      at: ['secret'],
    },
    ...effectsRules,
    {
      id: 'personOnce',
      assert: ['unique', ['column', 'persons', 'certificate']],
      message: two('同一完成人不能出现两次。', 'Each person can be listed only once.'),
      at: ['persons.certificate'],
    },
    {
      id: 'mobileOnce',
      assert: ['unique', ['column', 'persons', 'mobile']],
      message: two('完成人的手机号码不能重复。', 'Each person must have a mobile number of their own.'),
      at: ['persons.mobile'],
    },
    {
      id: 'unitOnce',
      assert: ['unique', ['column', 'units', 'unit']],
      message: two('同一完成单位不能出现两次。', 'Each unit can be listed only once.'),
      at: ['units.unit'],
    },
    ...evidenceRules,
  ],
}
