import { text } from '@/lib/i18n'

/** What each route permission covers, in the words of the portal (specification, section 6). */
export const permissionNames: ReadonlyMap<string, string> = new Map([
  ['s01.f019', text('单位管理')],
  ['s02.f006', text('项目审核与任务书审核')],
  ['s02.f009', text('项目申报与我的项目')],
  ['s02.f015', text('绩效与基地审核')],
  ['s02.f026', text('外国专家项目审核')],
  ['s02.f9001', text('科学基地年度检查')],
  ['s02.f9002', text('成果转化绩效')],
  ['s02.f9011', text('新型研发机构')],
  ['s02.f9003', text('工程技术研究中心')],
  ['s02.f9009', text('青年实践工作站')],
  ['s02.f9010', text('软科学研究基地')],
  ['s02.f9008', text('专业技术服务平台')],
  ['s02.f9005', text('重点实验室')],
  ['s02.f9004', text('外国专家项目')],
  ['s23.f002', text('预算审计')],
  ['s23.f003', text('项目审计')],
  ['s23.f005', text('技术报告评价')],
])
