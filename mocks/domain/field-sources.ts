import type { BackendContext } from '../context'
import type { ContentRow, DeclarationRow } from '../db/rows-work'
import type { FieldSource, SourceOrigin } from '../resolvers/smartform.generated'
import { copiedValues } from './copy-content'
import { formNode } from './form-engine'
import { resumeSource } from './resume'

const origins: Readonly<Record<string, SourceOrigin>> = {
  profile: 'PROFILE',
  resume: 'RESUME',
  unit: 'UNIT',
  guide: 'GUIDE',
}

/** What can be taken over, by the path a definition names it with (`profile.userFullname`). */
function sourceValues(context: BackendContext, { creatorId, unitId, guideId }: DeclarationRow) {
  const { db } = context
  const roots: Readonly<Record<string, object | undefined>> = {
    profile: db.users.get(creatorId),
    unit: db.units.get(unitId),
    guide: db.guides.get(guideId),
  }
  return (path: string): unknown => {
    const [root = '', name = '', ...rest] = path.split('.')
    if (root === 'resume') return resumeSource(context, creatorId, [name, ...rest].join('.'))
    const row = roots[root]
    const secret = root === 'profile' && name === 'password'
    return row && !secret && Object.hasOwn(row, name) ? (row as Record<string, unknown>)[name] : undefined
  }
}

/** Where the answers of a content can come from: its form's `prefill` paths, and the declaration it was copied from. */
export function fieldSources(context: BackendContext, content: ContentRow, declaration: DeclarationRow): FieldSource[] {
  const form = formNode(content.formId, content.formVersion)
  const valueAt = sourceValues(context, declaration)
  const prefilled = [...form.fields.values()].flatMap((node): FieldSource[] => {
    const origin = node.prefill === undefined ? undefined : origins[node.prefill.split('.')[0] ?? '']
    const value = node.prefill === undefined ? undefined : valueAt(node.prefill)
    return origin === undefined || value === undefined ? [] : [{ fieldId: node.id, origin, value }]
  })
  const former = content.copiedFrom ? context.db.contents.get(content.copiedFrom) : undefined
  const copied = former ? copiedValues(former, {}, content.formId) : {}
  return [
    ...prefilled,
    ...Object.entries(copied).map(([fieldId, value]): FieldSource => ({ fieldId, origin: 'FORMER', value })),
  ]
}
