/** The questions of the technology-enterprise self-assessment: fit, proofs, figures; with the rules of proof files. */

import { text } from '@/lib/i18n/i18n'
import type { UploadRules } from '@/ui/upload/upload-rules'

/** Proofs of the self-assessment (specification, section 9). */
export const proofRules: UploadRules = {
  accept: ['pdf', 'doc', 'docx', 'jpg', 'png', 'gif'],
  maxCount: 5,
  maxKilobytes: 5120,
}

/** Questions 1 to 4: fit (1) or not fit (2). */
export const fitQuestions = [
  { field: 'chineseResident', title: text('在中国境内（不包括港、澳、台地区）注册的居民企业') },
  { field: 'businessOperations', title: text('提供的产品和服务不属于国家规定的禁止、限制和淘汰类') },
  { field: 'policyIndustry', title: text('所属行业符合国家和本市的科技产业政策') },
  {
    field: 'dishonestEnterprises',
    title: text('近一年内没有重大安全、质量事故和严重环境违法、科研失信行为，未列入经营异常名录和严重违法失信名单'),
  },
] as const

/** Questions 5 to 8: yes (1) or no (2); yes requires a proof. */
export const proofQuestions = [
  { field: 'qualification', files: 'qualificationUrl', title: text('拥有有效期内的高新技术企业资格') },
  { field: 'researchInstitutions', files: 'researchUrl', title: text('拥有经认定的省部级以上研发机构') },
  {
    field: 'nationalAwards',
    files: 'awardsUrl',
    title: text('近五年内获得过国家级科技奖励，并在获奖单位中排在前三名'),
  },
  { field: 'nationalStandard', files: 'nationalUrl', title: text('近五年内主导制定过国际标准、国家标准或行业标准') },
] as const

/** Questions 9 to 13, asked when 5 to 8 are all no: headcounts, and amounts in 万元 with 3 decimals. */
export const figureQuestions = [
  { field: 'workforce', kind: 'people', title: text('职工总数（人）') },
  { field: 'scientificTechnicalPersonnel', kind: 'people', title: text('科技人员数（人）') },
  { field: 'salesRevenue', kind: 'money', title: text('上一年度销售收入（万元）') },
  { field: 'developmentCosts', kind: 'money', title: text('上一年度研发费用（万元）') },
  { field: 'costExpenditure', kind: 'money', title: text('上一年度成本费用支出（万元）') },
] as const

/** Intellectual property: all options except none require an attachment. */
export const propertyOptions = [
  { value: 1, label: text('1 项及以上 I 类知识产权') },
  { value: 2, label: text('4 项及以上 II 类知识产权') },
  { value: 3, label: text('3 项 II 类知识产权') },
  { value: 4, label: text('2 项 II 类知识产权') },
  { value: 5, label: text('1 项 II 类知识产权') },
  { value: 6, label: text('没有知识产权') },
] as const

/** The option without an attachment. */
export const noProperty = 6

export type FitField = (typeof fitQuestions)[number]['field']
export type ProofField = (typeof proofQuestions)[number]['field']
export type FilesField = (typeof proofQuestions)[number]['files'] | 'fileUrl'
export type FigureField = (typeof figureQuestions)[number]['field']
export const filesFields: readonly FilesField[] = [...proofQuestions.map(({ files }) => files), 'fileUrl']
