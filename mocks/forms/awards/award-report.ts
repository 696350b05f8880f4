import type { FormSource, PageSource } from '@/smartform/schema/definition'
import { inBoth } from '../in-both'
import { longAnswer } from '../plan'
import { fact } from '../projects/shared'
import { contributors } from './contributors'
import { effects, effectsRules } from './effects'
import { evidence, evidenceRules } from './evidence'

const basics: PageSource = {
  id: 'basics',
  title: inBoth('项目基本情况', 'Project'),
  help: inBoth(
    '奖种、类别和提名号来自提名；如有不符，请联系提名者。',
    'Award, category and number come from the nomination. Where one is wrong, contact the nominator.',
  ),
  sections: [
    {
      id: 'nomination',
      title: inBoth('提名', 'Nomination'),
      fields: [
        fact('award', inBoth('奖种', 'Award'), 'award.award'),
        fact('category', inBoth('奖励类别', 'Category'), 'award.category'),
        fact('nominationNumber', inBoth('提名号', 'Number of the nomination'), 'award.number'),
        fact('nominator', inBoth('提名者', 'Nominator'), 'award.nominator', { width: 2 }),
      ],
    },
    {
      id: 'project',
      title: inBoth('项目', 'Project'),
      fields: [
        {
          id: 'projectName',
          kind: 'text',
          label: inBoth('项目名称', 'Project title'),
          help: inBoth('准确反映技术内容，不超过 40 个字。', 'What it is about, at most 40 characters.'),
          required: true,
          width: 2,
          maxLength: 40,
          prefill: 'award.title',
        },
        {
          id: 'projectNameEnglish',
          kind: 'text',
          label: inBoth('英文名称', 'Title in English'),
          required: true,
          width: 3,
          maxLength: 200,
        },
        {
          id: 'discipline',
          kind: 'dictionaryTree',
          label: inBoth('学科（专业）领域', 'Field'),
          dictionaryType: 'user_application_area',
          required: true,
          width: 2,
        },
        {
          id: 'source',
          kind: 'radio',
          label: inBoth('任务来源', 'Commissioned by'),
          required: true,
          width: 3,
          options: [
            { value: 'national', label: inBoth('国家计划', 'A national programme') },
            { value: 'city', label: inBoth('市级计划', 'A programme of the city') },
            { value: 'unit', label: inBoth('单位自选', 'The unit itself') },
            { value: 'other', label: inBoth('其他', 'Somebody else') },
          ],
        },
        {
          id: 'period',
          kind: 'dateRange',
          label: inBoth('项目起止时间', 'From and to'),
          required: true,
          width: 2,
        },
        {
          id: 'appliedSince',
          kind: 'date',
          label: inBoth('成果首次应用或发表日期', 'First applied or published on'),
          help: inBoth('须满两年。', 'At least two years ago.'),
          required: true,
        },
        {
          id: 'keywords',
          kind: 'text',
          label: inBoth('关键词', 'Keywords'),
          help: inBoth('3 至 5 个，用分号隔开。', 'Three to five, with semicolons.'),
          required: true,
          width: 2,
          maxLength: 60,
        },
        {
          id: 'secret',
          kind: 'radio',
          label: inBoth('是否涉密', 'Classified'),
          required: true,
          options: [
            { value: 'no', label: inBoth('不涉密', 'No') },
            { value: 'yes', label: inBoth('涉密', 'Yes') },
          ],
        },
      ],
    },
    {
      id: 'contact',
      title: inBoth('联系人', 'Contact'),
      fields: [
        {
          id: 'contactName',
          kind: 'text',
          label: inBoth('姓名', 'Name'),
          required: true,
          maxLength: 50,
          prefill: 'profile.userFullname',
        },
        {
          id: 'contactMobile',
          kind: 'mobile',
          label: inBoth('手机号码', 'Mobile number'),
          required: true,
          prefill: 'profile.userMobile',
        },
        {
          id: 'contactEmail',
          kind: 'email',
          label: inBoth('电子邮箱', 'E-mail'),
          required: true,
          prefill: 'profile.userEmail',
        },
      ],
    },
  ],
}

const innovation: PageSource = {
  id: 'innovation',
  title: inBoth('项目简介与主要创新', 'Brief and main innovations'),
  sections: [
    {
      id: 'brief',
      fields: [
        longAnswer('brief', inBoth('项目简介', 'Brief'), 1200, {
          help: inBoth(
            '所属领域、主要内容、特点及应用推广情况；公示时公开，不写完成人和单位的名称。',
            'Field, content, what is special, where it is applied. Shown in public: no names of persons or units.',
          ),
          minLength: 100,
        }),
      ],
    },
    {
      id: 'points',
      title: inBoth('主要科学发现、技术发明或科技创新', 'Main discoveries, inventions or innovations'),
      fields: [
        {
          id: 'innovations',
          kind: 'table',
          label: inBoth('创新点', 'Innovations'),
          help: inBoth('按重要程度排列，至多 5 点。', 'In order of importance, at most 5.'),
          required: true,
          minRows: 1,
          maxRows: 5,
          columns: [
            { id: 'point', kind: 'text', label: inBoth('创新点', 'Innovation'), required: true, maxLength: 60 },
            { id: 'content', kind: 'longText', label: inBoth('内容', 'Content'), required: true, maxLength: 800 },
            {
              id: 'support',
              kind: 'text',
              label: inBoth('支撑材料', 'Supported by'),
              help: inBoth('专利、论文或证明的编号', 'Numbers of patents, papers or proofs'),
              required: true,
              maxLength: 100,
            },
          ],
        },
        longAnswer('limits', inBoth('科技局限性', 'Limits'), 300, { rows: 3 }),
      ],
    },
    {
      id: 'judgement',
      title: inBoth('客观评价', 'Objective evaluation'),
      fields: [
        longAnswer('evaluation', inBoth('客观评价', 'Objective evaluation'), 2000, {
          help: inBoth(
            '验收意见、检测报告、同行公开评价等，注明出处；不写自我评价。',
            'Opinions at acceptance, test reports, published judgements of peers, with their source; not one’s own.',
          ),
        }),
      ],
    },
  ],
}

/** 科学技术奖提名书, the nominee's part, after the paper form. */
export const awardReportForm: FormSource = {
  id: 'award-report',
  version: 1,
  languages: ['zh', 'en'],
  title: inBoth('科学技术奖提名书', 'Report for the science and technology award'),
  summary: { name: 'projectName' },
  pages: [basics, innovation, effects, contributors, evidence],
  rules: [
    {
      id: 'appliedTwoYears',
      assert: ['gte', ['years', ['field', 'appliedSince'], ['today']], 2],
      message: inBoth('成果应用或发表须满两年。', 'It has to have been applied or published for two years.'),
      at: ['appliedSince'],
    },
    {
      id: 'notSecret',
      assert: ['eq', ['field', 'secret'], 'no'],
      message: inBoth(
        '涉密项目不能在网上填报，请与科技主管部门的奖励部门联系。',
        'What is classified cannot be filed online. Please contact the award office.',
      ),
      at: ['secret'],
    },
    ...effectsRules,
    {
      id: 'personOnce',
      assert: ['unique', ['column', 'persons', 'certificate']],
      message: inBoth('同一完成人不能出现两次。', 'Nobody can stand here twice.'),
      at: ['persons.certificate'],
    },
    {
      id: 'mobileOnce',
      assert: ['unique', ['column', 'persons', 'mobile']],
      message: inBoth('完成人的手机号码不能重复。', 'Each person has a mobile number of their own.'),
      at: ['persons.mobile'],
    },
    {
      id: 'unitOnce',
      assert: ['unique', ['column', 'units', 'unit']],
      message: inBoth('同一完成单位不能出现两次。', 'No unit can stand here twice.'),
      at: ['units.unit'],
    },
    ...evidenceRules,
  ],
}
