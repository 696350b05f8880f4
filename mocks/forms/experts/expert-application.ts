import type { FieldSource, FormSource } from '@/smartform/schema/definition'
import { cell, countWhere, field, is } from '../expressions'
import { inBoth } from '../in-both'
import { attachments } from '../parts/attachments'
import { experienceTables, recusals } from './expert-tables'
import { payee, payeeRules, stay } from './payee'

type Said = Partial<Extract<FieldSource, { kind: 'text' }>>
const short = (id: string, zh: string, en: string, more: Said = {}): FieldSource => ({
  id,
  kind: 'text',
  label: inBoth(zh, en),
  required: true,
  maxLength: 100,
  ...more,
})

const promise = inBoth(
  `1. 所填信息真实、准确，变动后及时更新；
2. 评审中独立、客观、公正，与申报人或单位有利益关系的主动回避；
3. 对评审材料和评审意见保密，不复制、不外传；
4. 遵守科研诚信和廉洁规定。`,
  `1. What is stated here is true, and will be updated when it changes;
2. I review independently, objectively and fairly, and step aside where I have an interest;
3. I keep the material and the opinions confidential, and neither copy nor pass them on;
4. I follow the rules of research integrity.`,
)

const page = {
  basics: {
    id: 'basics',
    title: inBoth('个人情况', 'About you'),
    help: inBoth(
      '已按个人资料和履历填好，来源写在每项上方；有变动的可以在这里改，也可以改履历后刷新。',
      'Filled in from your profile and resume; the source stands above each answer. Change it here, or in the resume and refresh.',
    ),
    sections: [
      {
        id: 'person',
        title: inBoth('申请人', 'Applicant'),
        fields: [
          short('fullname', '姓名', 'Full name', { prefill: 'profile.userFullname', maxLength: 50 }),
          short('englishName', '英文姓名', 'Name in English', { prefill: 'profile.userEnglishname', required: false }),
          {
            id: 'residence',
            kind: 'radio',
            label: inBoth('常住地', 'Residence'),
            required: true,
            prefill: 'expert.residence',
            options: [
              { value: 'mainland', label: inBoth('内地', 'Mainland China') },
              { value: 'hmt', label: inBoth('港澳台', 'Hong Kong, Macao or Taiwan') },
              { value: 'abroad', label: inBoth('国外', 'Another country') },
            ],
          },
          {
            id: 'bornOn',
            kind: 'date',
            label: inBoth('出生日期', 'Date of birth'),
            required: true,
            prefill: 'profile.userBirthday',
          },
          {
            id: 'mobile',
            kind: 'mobile',
            label: inBoth('手机号码', 'Mobile number'),
            required: true,
            prefill: 'profile.userMobile',
          },
          {
            id: 'email',
            kind: 'email',
            label: inBoth('电子邮箱', 'E-mail'),
            required: true,
            prefill: 'profile.userEmail',
          },
        ],
      },
      {
        id: 'post',
        title: inBoth('现任职务', 'Present position'),
        fields: [
          short('unitName', '所在单位', 'Institution', { prefill: 'unit.unitName', width: 2 }),
          short('department', '部门', 'Department', { prefill: 'resume.WORK.department', required: false }),
          short('position', '职务', 'Position', { prefill: 'resume.WORK.position' }),
          {
            id: 'title',
            kind: 'dictionary',
            label: inBoth('职称', 'Professional title'),
            dictionaryType: 'user_title',
            prefill: 'resume.WORK.title',
            required: is(field('residence'), 'mainland'),
          },
          {
            id: 'since',
            kind: 'month',
            label: inBoth('任职起始', 'In this position since'),
            prefill: 'resume.WORK.startMonth',
          },
        ],
      },
      {
        id: 'degree',
        title: inBoth('最高学历', 'Highest education'),
        fields: [
          short('school', '毕业学校', 'School', { prefill: 'resume.EDUCATION.school' }),
          short('major', '专业', 'Subject', { prefill: 'resume.EDUCATION.major' }),
          {
            id: 'degree',
            kind: 'dictionary',
            label: inBoth('学位', 'Degree'),
            dictionaryType: 'user_degree',
            prefill: 'resume.EDUCATION.degree',
            required: true,
          },
        ],
      },
    ],
  },
  field: {
    id: 'field',
    title: inBoth('评审领域', 'Review fields'),
    sections: [
      {
        id: 'field',
        title: inBoth('评审领域', 'Review fields'),
        fields: [
          {
            id: 'disciplines',
            kind: 'table',
            label: inBoth('熟悉的领域', 'Fields you know'),
            help: inBoth(
              '按熟悉程度排列，至多 3 个，选到最后一级。',
              'The one you know best first, at most 3, each down to the last level.',
            ),
            required: true,
            minRows: 1,
            maxRows: 3,
            columns: [
              {
                id: 'area',
                kind: 'dictionaryTree',
                label: inBoth('领域', 'Field'),
                dictionaryType: 'user_application_area',
                required: true,
              },
              { id: 'keywords', kind: 'text', label: inBoth('研究方向', 'Topics'), required: true, maxLength: 100 },
            ],
          },
          {
            id: 'languages',
            kind: 'checkboxGroup',
            label: inBoth('可评审的语言', 'Languages you review in'),
            required: true,
            options: [
              { value: 'zh', label: inBoth('中文', 'Chinese') },
              { value: 'en', label: inBoth('英文', 'English') },
            ],
          },
          {
            id: 'tasks',
            kind: 'checkboxGroup',
            label: inBoth('可参加的评审', 'Reviews you take part in'),
            required: true,
            options: [
              { value: 'proposal', label: inBoth('项目立项', 'Proposals') },
              { value: 'acceptance', label: inBoth('项目验收', 'Acceptance') },
              { value: 'award', label: inBoth('科技奖励', 'Awards') },
              { value: 'base', label: inBoth('基地评估', 'Evaluation of bases') },
            ],
          },
          {
            id: 'expertise',
            kind: 'longText',
            label: inBoth('专业特长', 'Expertise'),
            required: true,
            minLength: 20,
            maxLength: 1000,
          },
        ],
      },
    ],
  },
  experience: {
    id: 'experience',
    title: inBoth('经历与成果', 'Experience and achievements'),
    sections: experienceTables.map((table) => ({ id: `of-${table.id}`, fields: [table] })),
  },
  statement: {
    id: 'statement',
    title: inBoth('回避、收款与承诺', 'Recusal, payment and statement'),
    sections: [
      {
        id: 'recusal',
        title: inBoth('回避单位', 'Units to recuse'),
        fields: [recusals],
      },
      stay,
      payee,
      {
        id: 'promise',
        title: inBoth('证明材料与承诺', 'Documents and statement'),
        fields: [
          {
            part: 'attachments',
            with: {
              id: 'proof',
              label: inBoth('职称或任职证明', 'Proof of title or position'),
              accept: ['pdf'],
              most: 5,
            },
          },
          { id: 'promiseText', kind: 'static', label: inBoth('专家承诺书', 'Statement'), text: promise },
          {
            id: 'promise',
            kind: 'commitment',
            label: inBoth('承诺', 'Agreement'),
            required: true,
            copy: false,
            text: inBoth('已阅读并承诺遵守以上内容', 'I have read this and will keep to it'),
          },
        ],
      },
    ],
  },
} as const satisfies Record<string, FormSource['pages'][number]>

/** 专家入库申请表, also for later changes; in both languages. */
export const expertApplicationForm: FormSource = {
  id: 'expert-application',
  version: 1,
  languages: ['zh', 'en'],
  title: inBoth('专家入库申请表', 'Application to join the database of experts'),
  parts: { attachments },
  pages: Object.values(page),
  rules: [
    {
      id: 'fieldsOnce',
      assert: ['unique', ['column', 'disciplines', 'area']],
      message: inBoth('领域不能重复。', 'Name each field once.'),
      at: ['disciplines.area'],
    },
    {
      id: 'presentRecused',
      when: ['filled', field('unitName')],
      assert: ['gte', countWhere('recusals', 'unitName', is(cell('unitName'), field('unitName'))), 1],
      message: inBoth('现工作单位必须列入回避单位。', 'Your present institution must be among the units to recuse.'),
      at: ['recusals'],
    },
    {
      id: 'recusedOnce',
      assert: ['unique', ['column', 'recusals', 'unitName']],
      message: inBoth('同一单位只列一次。', 'Name each unit once.'),
      at: ['recusals.unitName'],
    },
    {
      id: 'grownUp',
      assert: ['gte', ['years', field('bornOn'), ['today']], 18],
      message: inBoth(
        '申请人须年满 18 周岁，请核对出生日期。',
        'Applicants are at least 18. Please check the date of birth.',
      ),
      at: ['bornOn'],
    },
    ...payeeRules,
  ],
}
