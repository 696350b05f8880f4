import type { ExpressionSource, PartSource } from '@/smartform/schema/definition'
import { field, is } from '../expressions'
import { commitment, radio } from '../fields'
import { page, part, section } from '../structure'

/** One file field. */
export const attachments: PartSource = {
  about: '一处附件：标识、名称、份数、文件类型和何时须上传。',
  parameters: {
    id: {},
    label: {},
    help: { default: null },
    required: { default: true },
    most: { about: '至多几个', default: 1 },
    accept: { about: '文件类型', default: ['pdf', 'jpg', 'png'] },
    when: { about: '何时显示', default: null },
    actor: { about: '由谁负责', default: 'applicant' },
    personal: { about: '哪一类个人信息', default: null },
  },
  fields: [
    {
      id: '{{id}}',
      kind: 'attachments',
      label: '{{label}}',
      help: '{{help}}',
      required: '{{required}}',
      visibleWhen: '{{when}}',
      actor: '{{actor}}',
      personal: '{{personal}}',
      accept: '{{accept}}',
      maxCount: '{{most}}',
      maxKilobytes: 10240,
    },
  ],
}

const statement = `本人及承担单位承诺：
1. 申报材料真实、准确、合法，不侵犯他人知识产权，不含涉密内容；
2. 未以相同或相近内容重复申报本市科技计划项目；
3. 项目组成员均知情并同意参加，无在研项目逾期未结题的情形；
4. 严格按照预算使用专项资金，专款专用，单独核算；
5. 如有违反，愿意承担撤销立项、退回资金、记入科研诚信记录等后果。`

const files = (id: string, label: string, more: Record<string, unknown>) => part('attachments', { id, label, ...more })
const saysYes = (id: string): ExpressionSource => is(field(id), 'yes')

/** 附件与承诺: proofs as files, and the applicant's declaration. */
export const proofsAndPromise: PartSource = {
  about: '附件与承诺一页：可行性报告、合作协议、伦理审查意见、其他证明，以及承诺。',
  pages: [
    page('attachments', '附件与承诺', [
      {
        id: 'files',
        title: '附件',
        help: '扫描件应清晰可辨。',
        fields: [
          files('feasibility', '项目可行性报告', { accept: ['pdf', 'doc', 'docx'] }),
          files('cooperationAgreement', '合作协议', {
            help: '有合作单位的须上传，加盖各方公章。',
            when: saysYes('hasCooperation'),
            most: 5,
            actor: 'unit',
          }),
          radio('involvesEthics', '是否涉及人体研究或实验动物', { yes: '是', no: '否' }, { required: true, width: 3 }),
          files('ethicsApproval', '伦理审查意见', { when: saysYes('involvesEthics'), most: 2, actor: 'unit' }),
          files('otherFiles', '其他证明材料', {
            help: '知识产权、获奖、自筹资金证明等。',
            required: false,
            accept: ['pdf', 'doc', 'docx', 'xls', 'xlsx', 'jpg', 'png'],
            most: 10,
          }),
        ],
      },
      part('qualifications', { when: saysYes('involvesEthics') }),
      section('promise', '承诺', [
        { id: 'commitmentText', kind: 'static', label: '申报承诺书', text: statement },
        commitment('commitment', '承诺', '已阅读并承诺遵守以上内容'),
      ]),
    ]),
  ],
}
