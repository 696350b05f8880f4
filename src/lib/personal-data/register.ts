/**
 * The register of personal data: for each kind what it is for, on what ground it is held, how long, and who sees it. The
 * privacy policy, the notices at forms and the page 我的数据 are made from it. Which fields hold a kind is said by the
 * fields themselves. Sources: PIPL articles 13, 17, 28 to 30; classes of sensitive data: GB/T 45574-2025.
 */

import { text } from '@/lib/i18n/i18n'
import type { ConsentKind, PersonalDataKind } from './kinds'

/** On what ground it is held. */
const grounds = {
  duty: text('履行法定职责（个人信息保护法第十三条第一款第三项）'),
  consent: text('您的单独同意（个人信息保护法第二十九条）'),
} as const

/** How long it is kept. */
const retentions = {
  account: text('账号存续期间；注销账号时删除。已提交材料中的，随材料归档'),
  paper: text('随所在材料，按科技计划档案的规定保存'),
  payment: text('付款完成后，按会计档案的规定保存；没有用于付款的，撤回同意或注销账号时删除'),
} as const

/** Who may see it. */
const viewers = {
  self: text('本人'),
  unit: text('审核通过您的单位的管理员'),
  department: text('依职责办理的主管部门'),
  leader: text('所在项目的负责人'),
  reviewer: text('评审该材料的专家'),
  register: text('公安、银行等法定核验机构（仅在核验时）'),
} as const

/** What is said of a kind of personal data; text keys. */
export interface RegisterEntry {
  label: string
  /** What it is used for. */
  purpose: string
  ground: string
  retention: string
  viewers: readonly string[]
  /** The class of sensitive personal information it belongs to; absent: not sensitive. */
  sensitiveClass?: string
  /** No field asks for it today; a form's author may. */
  isUnused?: true
}

const { duty, consent } = grounds
const { account, paper, payment } = retentions
const { self, unit, department, leader, reviewer, register: registers } = viewers

/** The register, by kind. */
export const personalDataRegister: Readonly<Record<PersonalDataKind, RegisterEntry>> = {
  name: {
    label: text('姓名'),
    purpose: text('确认是谁在申报、评审和签署'),
    ground: duty,
    retention: account,
    viewers: [self, unit, department, leader, reviewer],
  },
  certificateNumber: {
    label: text('证件类型和号码'),
    purpose: text('实名核验，防止重复申报和冒用身份'),
    ground: duty,
    retention: account,
    viewers: [self, unit, department, registers],
  },
  certificateScan: {
    label: text('证件扫描件'),
    purpose: text('人工核对证件与本人一致'),
    ground: consent,
    retention: account,
    viewers: [self, department],
    sensitiveClass: text('居民身份证照片等证件影像'),
  },
  bankAccount: {
    label: text('银行账号'),
    purpose: text('支付评审费、劳务费和拨付资金，核验高级实名'),
    ground: consent,
    retention: payment,
    viewers: [self, department, registers],
    sensitiveClass: text('金融账户信息'),
  },
  bankName: {
    label: text('开户银行'),
    purpose: text('与银行账号一起用于付款'),
    ground: consent,
    retention: payment,
    viewers: [self, department],
    sensitiveClass: text('金融账户信息'),
  },
  mobile: {
    label: text('手机号码'),
    purpose: text('登录、发送验证码和办理通知，实名核验'),
    ground: duty,
    retention: account,
    viewers: [self, unit, department, registers],
  },
  telephone: {
    label: text('办公电话和传真'),
    purpose: text('办理事项时联系'),
    ground: duty,
    retention: account,
    viewers: [self, unit, department],
  },
  email: {
    label: text('邮箱'),
    purpose: text('发送通知和办理结果'),
    ground: duty,
    retention: account,
    viewers: [self, unit, department],
  },
  address: {
    label: text('通讯地址和邮编'),
    purpose: text('寄送纸质材料和证书'),
    ground: duty,
    retention: account,
    viewers: [self, unit, department],
  },
  birthday: {
    label: text('出生日期'),
    purpose: text('核对年龄条件（如青年项目），人员统计'),
    ground: duty,
    retention: account,
    viewers: [self, unit, department],
  },
  sex: {
    label: text('性别'),
    purpose: text('人员统计'),
    ground: duty,
    retention: account,
    viewers: [self, unit, department],
  },
  origin: {
    label: text('国籍、籍贯和出生地'),
    purpose: text('判断适用境内或境外人员的办理要求'),
    ground: duty,
    retention: account,
    viewers: [self, unit, department],
  },
  ethnicity: {
    label: text('民族'),
    purpose: text('人员统计'),
    ground: duty,
    retention: account,
    viewers: [self, department],
  },
  party: {
    label: text('政治面貌'),
    purpose: text('人员统计'),
    ground: duty,
    retention: account,
    viewers: [self, department],
  },
  education: {
    label: text('学历、学位和专业'),
    purpose: text('核对申报和专家条件，匹配评审领域'),
    ground: duty,
    retention: account,
    viewers: [self, unit, department, reviewer],
  },
  position: {
    label: text('职务和职称'),
    purpose: text('核对申报和专家条件'),
    ground: duty,
    retention: account,
    viewers: [self, unit, department, reviewer],
  },
  proof: {
    label: text('职称、导师等证明'),
    purpose: text('核对所填职称和资格属实'),
    ground: duty,
    retention: account,
    viewers: [self, unit, department],
  },
  career: {
    label: text('工作和项目经历'),
    purpose: text('评价完成任务的能力，回避利益冲突'),
    ground: duty,
    retention: account,
    viewers: [self, unit, department, reviewer],
  },
  achievements: {
    label: text('成果和奖励'),
    purpose: text('评价研究基础'),
    ground: duty,
    retention: account,
    viewers: [self, unit, department, reviewer],
  },
  unit: {
    label: text('所在单位'),
    purpose: text('确认由哪个单位审核和管理'),
    ground: duty,
    retention: account,
    viewers: [self, unit, department, leader, reviewer],
  },
  stay: {
    label: text('出入境日期和护照有效期'),
    purpose: text('办理外国专家项目和境外人员付款'),
    ground: duty,
    retention: paper,
    viewers: [self, unit, department],
    sensitiveClass: text('行踪轨迹信息'),
  },
  photo: {
    label: text('照片'),
    purpose: text('制作证书，核对本人'),
    ground: duty,
    retention: paper,
    viewers: [self, department],
  },
  health: {
    label: text('健康信息'),
    purpose: text('表单另行说明'),
    ground: consent,
    retention: paper,
    viewers: [self, department],
    sensitiveClass: text('医疗健康信息'),
    isUnused: true,
  },
}

/** What a person consents to separately, and what stops when they withdraw it; text keys. */
export const consentTexts: Readonly<Record<ConsentKind, { agrees: string; afterWithdrawal: string }>> = {
  bankAccount: {
    agrees: text('同意本平台为付款和高级实名认证保存、核验您的银行账户信息'),
    afterWithdrawal: text(
      '撤回后立即清除账户设置中的银行信息；不能再向您付款或做高级实名认证，表单也不再带出银行账号。已提交材料和已完成付款中的记录依法保存。',
    ),
  },
  certificateScan: {
    agrees: text('同意本平台为核对身份保存您的证件扫描件'),
    afterWithdrawal: text(
      '撤回后立即清除账户设置中的证件扫描件；需要人工核对身份的事项不能在线办理。已提交材料中的附件依法保存。',
    ),
  },
}

/** The version of `consentTexts`: raised when their meaning changes, so that people are asked again. */
export const consentVersion = '2026-06'
