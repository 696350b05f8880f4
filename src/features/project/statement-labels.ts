/** The labels of what a leader states of a project before its performance evaluation. */

import { text } from '@/lib/i18n/i18n'
import type { StatementField } from '@/lib/work/evaluation-record'

export const statementLabels: Readonly<Record<StatementField, string>> = {
  projectNumber: text('项目编号'),
  projectName: text('项目名称'),
  undertakingUnit: text('承担单位'),
  leader: text('项目负责人'),
}
