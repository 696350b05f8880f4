/** Form definition: the application to the expert database (专家入库申请表), also for later changes; in both languages. */
import type { FieldSource, FormSource } from '@/smartform/schema/definition'
import { cell, countWhere, field, is } from '../expressions'
import {
  area,
  checkboxGroup,
  commitment,
  date,
  dictionary,
  email,
  longText,
  mobile,
  month,
  radio,
  text,
} from '../fields'
import { attachments } from '../parts/attachments'
import { page, pageWithHelp, part, section, table } from '../structure'
import { two } from '../two'
import { experienceTables, recusals } from './expert-tables'
import { payee, payeeRules, stay } from './payee'

type TextOptions = Partial<Extract<FieldSource, { kind: 'text' }>>
const short = (id: string, zh: string, en: string, more: TextOptions = {}): FieldSource => ({
  id,
  kind: 'text',
  label: two(zh, en),
  required: true,
  maxLength: 100,
  ...more,
})

const promise = two(
  `1. 所填信息真实、准确，变动后及时更新；
2. 评审中独立、客观、公正，与申报人或单位有利益关系的主动回避；
3. 对评审材料和评审意见保密，不复制、不外传；
4. 遵守科研诚信和廉洁规定。`,
  `1. What is stated here is true, and will be updated when it changes;
2. I review independently, objectively and fairly, and step aside where I have an interest;
3. I keep the material and the opinions confidential, and neither copy nor pass them on;
4. I follow the rules of research integrity.`,
)

const pages = {
  basics: pageWithHelp(
    'basics',
    two('个人情况', 'About you'),
    two(
      '已按个人资料和履历填好，来源写在每项上方；有变动的可以在这里改，也可以改履历后刷新。',
      'Filled in from your profile and resume; the source stands above each answer. Change it here, or in the resume and refresh.',
    ),
    [
      section('person', two('申请人', 'Applicant'), [
        short('fullname', '姓名', 'Full name', { personal: 'name', prefill: 'profile.userFullname', maxLength: 50 }),
        short('englishName', '英文姓名', 'Name in English', {
          personal: 'name',
          prefill: 'profile.userEnglishname',
          required: false,
        }),
        radio(
          'residence',
          two('常住地', 'Residence'),
          {
            mainland: two('内地', 'Mainland China'),
            hmt: two('港澳台', 'Hong Kong, Macao or Taiwan'),
            abroad: two('国外', 'Another country'),
          },
          { required: true, prefill: 'expert.residence' },
        ),
        date('bornOn', two('出生日期', 'Date of birth'), {
          personal: 'birthday',
          required: true,
          prefill: 'profile.userBirthday',
        }),
        mobile('mobile', two('手机号码', 'Mobile number'), { required: true, prefill: 'profile.userMobile' }),
        email('email', two('电子邮箱', 'E-mail'), { required: true, prefill: 'profile.userEmail' }),
      ]),
      section('post', two('现任职务', 'Present position'), [
        short('unitName', '所在单位', 'Institution', { prefill: 'unit.unitName', width: 2 }),
        short('department', '部门', 'Department', { prefill: 'resume.WORK.department', required: false }),
        short('position', '职务', 'Position', { personal: 'position', prefill: 'resume.WORK.position' }),
        dictionary('title', two('职称', 'Professional title'), 'user_title', {
          personal: 'position',
          prefill: 'resume.WORK.title',
          required: is(field('residence'), 'mainland'),
        }),
        month('since', two('任职起始', 'In this position since'), { prefill: 'resume.WORK.startMonth' }),
      ]),
      section('degree', two('最高学历', 'Highest education'), [
        short('school', '毕业学校', 'School', { prefill: 'resume.EDUCATION.school' }),
        short('major', '专业', 'Subject', { prefill: 'resume.EDUCATION.major' }),
        dictionary('degree', two('学位', 'Degree'), 'user_degree', {
          personal: 'education',
          prefill: 'resume.EDUCATION.degree',
          required: true,
        }),
      ]),
    ],
  ),
  field: page('field', two('评审领域', 'Review fields'), [
    section('field', two('评审领域', 'Review fields'), [
      table(
        'disciplines',
        two('熟悉的领域', 'Fields you know'),
        {
          help: two(
            '按熟悉程度排列，至多 3 个，选到最后一级。',
            'The one you know best first, at most 3, each down to the last level.',
          ),
          required: true,
          minRows: 1,
          maxRows: 3,
        },
        [
          area('area', two('领域', 'Field'), { required: true }),
          text('keywords', two('研究方向', 'Topics'), 100, { required: true }),
        ],
      ),
      checkboxGroup(
        'languages',
        two('可评审的语言', 'Languages you review in'),
        { zh: two('中文', 'Chinese'), en: two('英文', 'English') },
        { required: true },
      ),
      checkboxGroup(
        'tasks',
        two('可参加的评审', 'Reviews you can take part in'),
        {
          proposal: two('项目立项', 'Applications'),
          acceptance: two('项目验收', 'Acceptance'),
          award: two('科技奖励', 'Awards'),
          base: two('基地评估', 'Evaluation of bases'),
        },
        { required: true },
      ),
      longText('expertise', two('专业特长', 'Expertise'), 1000, { required: true, minLength: 20 }),
    ]),
  ]),
  experience: page(
    'experience',
    two('经历与成果', 'Experience and achievements'),
    experienceTables.map((table) => section(`of-${table.id}`, null, [table])),
  ),
  statement: page('statement', two('回避、收款与承诺', 'Recusal, payment and statement'), [
    section('recusal', two('回避单位', 'Units to recuse from'), [recusals]),
    stay,
    payee,
    section('promise', two('证明材料与承诺', 'Documents and statement'), [
      part('attachments', {
        id: 'proof',
        label: two('职称或任职证明', 'Proof of title or position'),
        personal: 'proof',
        accept: ['pdf'],
        most: 5,
      }),
      { id: 'promiseText', kind: 'static', label: two('专家承诺书', 'Statement'), text: promise },
      commitment(
        'promise',
        two('承诺', 'Agreement'),
        two('已阅读并承诺遵守以上内容', 'I have read this and will keep to it'),
      ),
    ]),
  ]),
} as const satisfies Record<string, FormSource['pages'][number]>

export const expertApplicationForm: FormSource = {
  id: 'expert-application',
  version: 1,
  languages: ['zh', 'en'],
  title: two('专家入库申请表', 'Application to join the expert database'),
  parts: { attachments },
  pages: Object.values(pages),
  rules: [
    {
      id: 'fieldsOnce',
      assert: ['unique', ['column', 'disciplines', 'area']],
      message: two('领域不能重复。', 'Name each field once.'),
      at: ['disciplines.area'],
    },
    {
      id: 'presentRecused',
      when: ['filled', field('unitName')],
      assert: ['gte', countWhere('recusals', 'unitName', is(cell('unitName'), field('unitName'))), 1],
      message: two('现工作单位必须列入回避单位。', 'Your present institution must be among the units to recuse from.'),
      at: ['recusals'],
    },
    {
      id: 'recusedOnce',
      assert: ['unique', ['column', 'recusals', 'unitName']],
      message: two('同一单位只列一次。', 'Name each unit once.'),
      at: ['recusals.unitName'],
    },
    {
      id: 'grownUp',
      assert: ['gte', ['years', field('bornOn'), ['today']], 18],
      message: two(
        '申请人须年满 18 周岁，请核对出生日期。',
        'Applicants are at least 18. Please check the date of birth.',
      ),
      at: ['bornOn'],
    },
    ...payeeRules,
  ],
}
