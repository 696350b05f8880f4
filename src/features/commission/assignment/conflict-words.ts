/** Texts of the kinds of conflict between a paper and an expert, and of where each is known from; for the assignment desk. */
import { text } from '@/lib/i18n/i18n'
import type { PanelConflict } from './choice'

/** The kinds of conflict, in the order in which an officer chooses one. */
export const conflictKinds: Readonly<Record<PanelConflict['kind'], string>> = {
  SAME_UNIT: text('现在同一单位'),
  FORMER_UNIT: text('三年内同一单位'),
  CO_AUTHOR: text('合作者'),
  ADVISOR: text('师生关系'),
  COMMON_PROJECT: text('共同承担项目'),
  FAMILY: text('近亲属'),
  TEAM: text('参加该项目'),
  RECUSED: text('被申请回避'),
  RECUSED_UNIT: text('专家申报的回避单位'),
  OTHER: text('其他利害关系'),
}

/** What a conflict is, as a sentence; `{detail}` is whom or what it is about. */
export const conflictSentences: Readonly<Record<PanelConflict['kind'], string>> = {
  TEAM: text('专家是该项目的负责人或成员：{detail}。'),
  RECUSED: text('申报人请求该专家回避：{detail}。'),
  FAMILY: text('项目成员是专家的近亲属：{detail}。'),
  ADVISOR: text('专家与项目成员是师生：{detail}。'),
  SAME_UNIT: text('专家与申报单位或项目成员现在同一单位：{detail}。'),
  RECUSED_UNIT: text('专家申报了须回避的单位：{detail}。'),
  FORMER_UNIT: text('三年内曾在同一单位：{detail}。'),
  CO_AUTHOR: text('专家与项目成员合作过成果：{detail}。'),
  COMMON_PROJECT: text('专家与项目成员共同承担过项目：{detail}。'),
  OTHER: text('其他利害关系：{detail}。'),
}

/** Where a conflict is known from. */
export const conflictSources: Readonly<Record<PanelConflict['source'], string>> = {
  DECLARATION: text('申报书'),
  MEMBERSHIP: text('单位人员名单'),
  APPLICANT_RESUME: text('申报人的履历'),
  EXPERT_RESUME: text('专家的履历'),
  EXPERT_APPLICATION: text('专家入库申请'),
  OFFICER: text('科委登记'),
}
