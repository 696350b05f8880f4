import type { PageSource } from '@/smartform/schema/definition'
import { yesNo } from './basics'
import { saysYes } from './plan'

const commitment = `本人及承担单位承诺：
1. 申报材料真实、准确、合法，不侵犯他人知识产权，不含涉密内容；
2. 未以相同或相近内容重复申报本市科技计划项目；
3. 项目组成员均知情并同意参加，无在研项目逾期未结题的情形；
4. 严格按照预算使用专项资金，专款专用，单独核算；
5. 如有违反，愿意承担撤销立项、退回资金、记入科研诚信记录等后果。`

/** 附件与承诺: proofs as files, and what the applicant stands for. */
export const attachmentsPage: PageSource = {
  id: 'attachments',
  title: '附件与承诺',
  sections: [
    {
      id: 'files',
      title: '附件',
      help: '文件名不超过 50 个字；扫描件应清晰可辨。',
      fields: [
        {
          id: 'feasibility',
          kind: 'attachments',
          label: '项目可行性报告',
          help: 'pdf、doc、docx，1 个，不超过 10 MB。',
          required: true,
          accept: ['pdf', 'doc', 'docx'],
          maxCount: 1,
          maxKilobytes: 10240,
        },
        {
          id: 'cooperationAgreement',
          actor: 'unit',
          kind: 'attachments',
          label: '合作协议',
          help: '有合作单位的须上传，加盖各方公章。',
          visibleWhen: saysYes('hasCooperation'),
          required: true,
          accept: ['pdf', 'jpg', 'png'],
          maxCount: 5,
          maxKilobytes: 10240,
        },
        {
          id: 'involvesEthics',
          kind: 'radio',
          label: '是否涉及人体研究或实验动物',
          required: true,
          options: yesNo,
          width: 3,
        },
        {
          id: 'ethicsApproval',
          actor: 'unit',
          kind: 'attachments',
          label: '伦理审查意见',
          visibleWhen: saysYes('involvesEthics'),
          required: true,
          accept: ['pdf', 'jpg', 'png'],
          maxCount: 2,
          maxKilobytes: 10240,
        },
        {
          id: 'otherFiles',
          kind: 'attachments',
          label: '其他证明材料',
          help: '知识产权、获奖、自筹资金证明等，至多 10 个。',
          accept: ['pdf', 'doc', 'docx', 'xls', 'xlsx', 'jpg', 'png'],
          maxCount: 10,
          maxKilobytes: 10240,
        },
      ],
    },
    {
      id: 'promise',
      title: '承诺',
      fields: [
        { id: 'commitmentText', kind: 'static', label: '申报承诺书', text: commitment },
        {
          id: 'commitment',
          copy: false,
          kind: 'commitment',
          label: '承诺',
          required: true,
          text: '已阅读并承诺遵守以上内容',
        },
      ],
    },
  ],
}
