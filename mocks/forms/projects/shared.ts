/** Prefilled fields, the section with a project's facts, and proofs; shared by the forms of projects and awards. */

import type { ExpressionSource, FieldSource, SectionSource, Text } from '@/smartform/schema/definition'
import { dateRange, money } from '../fields'
import { section } from '../structure'
import { two } from '../two'

/** A known, read-only value that is prefilled. */
export function fact(id: string, label: Text, prefill: string, more: Partial<FieldSource> = {}): FieldSource {
  return { id, kind: 'text', label, lockedWhen: true, prefill, ...more } as FieldSource
}

/** The first section of every project document: the project's current facts. */
export const projectFacts: SectionSource = section('project', two('项目概况', 'The project'), [
  fact('projectName', two('项目名称', 'Project name'), 'project.name', { width: 2 }),
  fact('projectNumber', two('项目编号', 'Project number'), 'project.number'),
  fact('undertakingUnit', two('承担单位', 'Undertaking unit'), 'project.unitName', { width: 2 }),
  fact('leaderName', two('项目负责人', 'Project leader'), 'project.leaderName', { personal: 'name' }),
  dateRange('cycle', two('项目执行期', 'Project term'), { width: 2, lockedWhen: true, prefill: 'project.cycle' }),
  money('approvedFunding', two('立项专项资金', 'Special fund'), { lockedWhen: true, prefill: 'project.funding' }),
])

/** Files that prove something; the field itself says how many of which type and size. */
export function proofs(
  id: string,
  label: Text,
  required: boolean | ExpressionSource,
  maxCount = 10,
  personal?: FieldSource['personal'],
): FieldSource {
  return {
    id,
    kind: 'attachments',
    label,
    required,
    accept: ['pdf', 'doc', 'docx', 'jpg', 'png'],
    maxCount,
    maxKilobytes: 10240,
    ...(personal && { personal }),
  }
}
