/** Translates the stored names of fixed budget and goal rows, for comparison tables and the chart of the budget. */

import { t, text } from '@/lib/i18n/i18n'

/** Names of the fixed rows of budgets and goals in stored values. */
const names: ReadonlySet<string> = new Set([
  text('设备费'),
  text('业务费—材料费'),
  text('业务费—测试化验加工费'),
  text('业务费—燃料动力费'),
  text('业务费—出版、文献、信息传播及知识产权事务费'),
  text('业务费—差旅、会议与国际合作交流费'),
  text('业务费—其他'),
  text('劳务费'),
  text('专家咨询费'),
  text('直接费用'),
  text('间接费用'),
  text('学术论文（篇）'),
  text('申请发明专利（件）'),
  text('软件著作权（件）'),
  text('技术标准（项）'),
  text('新产品、新装置、新材料（项）'),
  text('培养人才（人）'),
])

/** The name of a fixed budget or goal row in the interface language; returns typed names unchanged. */
export function rowName(name: string): string {
  return names.has(name) ? t(name) : name
}
