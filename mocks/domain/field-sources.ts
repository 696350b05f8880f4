/** Names the source from which each field of a form can be prefilled again; for the smartform resolvers. */
import type { BackendContext } from '../context'
import type { ContentRow } from '../db/rows-work'
import type { FieldSource, SourceOrigin } from '../resolvers/smartform.generated'
import { auditRoots } from '../work/kinds/audits'
import { sourceReader } from '../work/prefill-values'
import { copiedValues } from './copy-content'
import { formNode, formOf } from './form-engine'
import { projectOutputs } from './project-outputs'
import { resumeEntry } from './resume-source'

const origins: Readonly<Record<string, SourceOrigin>> = {
  profile: 'PROFILE',
  resume: 'RESUME',
  unit: 'UNIT',
  guide: 'GUIDE',
  declaration: 'DECLARATION',
  taskBook: 'TASK_BOOK',
  project: 'PROJECT',
  outputs: 'OUTPUTS',
}

/** Where the value at a path comes from; undefined where nobody can take it over. */
function originOf(path: string): SourceOrigin | undefined {
  return path === 'audit.accountant' ? 'FORMER' : origins[path.split('.')[0] ?? '']
}

/** Possible sources of a content's answers: its form's `prefill` paths, and the declaration it was copied from. */
export function fieldSources(context: BackendContext, content: ContentRow): FieldSource[] {
  const form = formOf(content)
  const work = context.db.works.get(content.id)
  if (!work) return []
  const valueAt = sourceReader(context, work, auditRoots(context, work))
  const prefilled = [...form.fields.values()].flatMap((node): FieldSource[] => {
    const origin = node.prefill === undefined ? undefined : originOf(node.prefill)
    const value =
      node.prefill === 'outputs.rows'
        ? projectOutputs(context, work)
        : node.prefill === undefined
          ? undefined
          : valueAt(node.prefill, node)
    if (node.prefill === undefined || origin === undefined || value === undefined) return []
    return [{ fieldId: node.id, origin, value, entry: resumeEntry(context, work.creatorId, node.prefill) }]
  })
  const former = content.copiedFrom ? context.db.contents.get(content.copiedFrom) : undefined
  const copied = former ? copiedValues(former, {}, formNode(content.formId, content.formVersion)) : {}
  const known = new Set(prefilled.map(({ fieldId }) => fieldId))
  const others = Object.entries(copied).filter(([fieldId]) => !known.has(fieldId))
  return [
    ...prefilled,
    ...others.map(([fieldId, value]): FieldSource => ({ fieldId, origin: 'FORMER', value, entry: null })),
  ]
}
