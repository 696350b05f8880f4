/** Sections about attachments, proofs and commitment that forms of declarations, experts and bases share. */

import type { ExpressionSource, PartSource, Text } from '@/smartform/schema/definition'
import { field, is } from '../expressions'
import { commitment, radio } from '../fields'
import { page, part, section } from '../structure'
import { two } from '../two'

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

const englishStatement = `I and the undertaking unit commit ourselves:
1. What is filed is true, accurate and lawful, infringes nobody’s intellectual property, and holds no secrets of the state.
2. The same or similar content was not filed for another science project of the city.
3. All members of the team know of it and agree to take part, and none has a project that is overdue.
4. The special fund is used as budgeted, for this project alone, and accounted for separately.
5. On a breach we accept that the approval is withdrawn, the funds are returned, and it is entered in the record of research integrity.`

const files = (id: string, label: Text, more: Record<string, unknown>) => part('attachments', { id, label, ...more })
const saysYes = (id: string): ExpressionSource => is(field(id), 'yes')

/** 附件与承诺: proofs as files, and the applicant's declaration. */
export const proofsAndPromise: PartSource = {
  about: '附件与承诺一页：可行性报告、合作协议、伦理审查意见、其他证明，以及承诺。',
  pages: [
    page('attachments', two('附件与承诺', 'Attachments and commitment'), [
      {
        id: 'files',
        title: two('附件', 'Attachments'),
        help: two('扫描件应清晰可辨。', 'Scans must be legible.'),
        fields: [
          files('feasibility', two('项目可行性报告', 'Feasibility report'), { accept: ['pdf', 'doc', 'docx'] }),
          files('cooperationAgreement', two('合作协议', 'Cooperation agreement'), {
            help: two(
              '有合作单位的须上传，加盖各方公章。',
              'Needed with partner units, with the seals of all parties.',
            ),
            when: saysYes('hasCooperation'),
            most: 5,
            actor: 'unit',
          }),
          radio(
            'involvesEthics',
            two('是否涉及人体研究或实验动物', 'Does it involve human subjects or laboratory animals?'),
            { yes: two('是', 'Yes'), no: two('否', 'No') },
            { required: true, width: 3 },
          ),
          files('ethicsApproval', two('伦理审查意见', 'Opinion of the ethics review'), {
            when: saysYes('involvesEthics'),
            most: 2,
            actor: 'unit',
          }),
          files('otherFiles', two('其他证明材料', 'Other proof'), {
            help: two(
              '知识产权、获奖、自筹资金证明等。',
              'Intellectual property, awards, proof of own funds and the like.',
            ),
            required: false,
            accept: ['pdf', 'doc', 'docx', 'xls', 'xlsx', 'jpg', 'png'],
            most: 10,
          }),
        ],
      },
      part('qualifications', { when: saysYes('involvesEthics') }),
      section('promise', two('承诺', 'Commitment'), [
        {
          id: 'commitmentText',
          kind: 'static',
          label: two('申报承诺书', 'Letter of commitment'),
          text: two(statement, englishStatement),
        },
        commitment(
          'commitment',
          two('承诺', 'Commitment'),
          two('已阅读并承诺遵守以上内容', 'I have read this and commit myself to it'),
        ),
      ]),
    ]),
  ],
}
