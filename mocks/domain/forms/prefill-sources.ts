/** Lists the known facts that can prefill a field, by name, for the forms' workshop. */

import { type FieldKind, isFieldKind } from '@/smartform/kinds/kinds'
import type { Bilingual, FormSource, Text } from '@/smartform/schema/definition'
import { isRawObject } from '@/smartform/schema/definition-reader'
import { writtenOut } from '@/smartform/schema/written-out'
import type { BackendContext } from '../../context'
import { definitions, findDefinition } from '../../forms/definitions'
import { earlierForms, personFacts, unitFacts } from '../../forms/known-facts'
import { publishedVersions } from '../../forms/published'
import { two } from '../../forms/two'
import type { PrefillSource } from '../../resolvers/smartform.generated'
import { requireForm } from './form-draft'

/** Names of what facts come from, by the root of their path, in the order of the list. */
const groups: Readonly<Record<string, Bilingual>> = {
  profile: two('个人资料', 'Profile'),
  resume: two('个人履历', 'Resume'),
  unit: two('单位信息', 'Unit'),
  guide: two('申报指南', 'Call'),
  project: two('项目现行信息', 'The project as in force'),
  declaration: two('本项目的申报书', 'Application of the project'),
  taskBook: two('本项目的任务书', 'Task book of the project'),
  budget: two('项目预算', 'Budget of the project'),
  acceptance: two('本项目的验收申请', 'Acceptance application of the project'),
  results: two('验收结果', 'Results of the acceptance'),
  outputs: two('项目成果', 'Outputs of the project'),
  former: two('上一期填报', 'The report before'),
  yearBefore: two('去年同期填报', 'The report of the year before'),
}
const related = two('关联的填报', 'Related work')

/** What every form can begin with, and what every form of a project can. */
const ofEveryForm = ['profile', 'resume', 'unit', 'guide']
const ofProjects = ['project', 'declaration', 'taskBook', 'budget', 'acceptance', 'results', 'outputs']

/** Names in English of facts that no form takes over yet. */
const english: Readonly<Record<string, string>> = {
  'profile.userPosition': 'Position',
  'profile.userTelephone': 'Office phone',
  'profile.userHighDegree': 'Education',
  'profile.userAddress': 'Postal address',
  'profile.userZipcode': 'Postcode',
  'unit.unitLegalPerson': 'Legal representative',
  'unit.unitAddress': 'Address of the unit',
  'unit.unitRegisterDate': 'Founded on',
}

/** Parts of a form that are no answers, and promises, which nobody gives in advance. */
const neverTaken: readonly FieldKind[] = ['computed', 'static', 'commitment']

/** What a field or column asks, and the path it begins with. */
interface Asked {
  id: string
  label: Text
  kind: FieldKind
  prefill: string | undefined
}

const askedBy = (field: unknown): Asked[] => {
  if (!isRawObject(field) || typeof field.id !== 'string' || !isFieldKind(field.kind)) return []
  const { id, kind, label, prefill } = field
  return [{ id, kind, label: (label ?? id) as Text, prefill: typeof prefill === 'string' ? prefill : undefined }]
}

/** What a part of a definition holds under a name. */
const within = (parts: readonly unknown[], name: string) =>
  parts.flatMap((part): readonly unknown[] => (isRawObject(part) && Array.isArray(part[name]) ? part[name] : []))

/** The fields of a form, its parts written out. */
const fieldsOf = (source: FormSource) => within(within(within([writtenOut(source)], 'pages'), 'sections'), 'fields')

/** Its fields and the columns of its tables. */
function withColumns(source: FormSource): Asked[] {
  const fields = fieldsOf(source)
  return [...fields, ...within(fields, 'columns')].flatMap(askedBy)
}

const rootOf = (path: string) => path.split('.')[0] ?? ''

/** Where a form can take facts from: the roots of paths. */
function rootsOf(formId: string, own: readonly FormSource[]): ReadonlySet<string> {
  const used = own.flatMap(withColumns).flatMap(({ prefill }) => (prefill === undefined ? [] : rootOf(prefill)))
  const earlier = (earlierForms[formId] ?? []).map(([, root]) => root)
  return new Set([...ofEveryForm, ...(own.length === 0 ? ofProjects : []), ...earlier, ...used])
}

/** The known facts that a field of this form can begin with (contract: `prefillSources`). */
export function prefillSources(context: BackendContext, formId: string): PrefillSource[] {
  requireForm(context, formId)
  const published = publishedVersions(formId).map(({ source }) => source)
  const own = [...definitions.filter(({ id }) => id === formId), ...published]
  const roots = rootsOf(formId, own)
  const found = new Map<string, { label: Text; kinds: Set<FieldKind> }>()
  const add = (path: string, label: Text, kinds: readonly FieldKind[]) => {
    if (!roots.has(rootOf(path))) return
    const known = found.get(path) ?? { label, kinds: new Set() }
    for (const kind of kinds) known.kinds.add(kind)
    found.set(path, known)
  }
  // What forms take over already, under the name it has there: this form's own name first.
  for (const source of [...own, ...definitions])
    for (const { prefill, label, kind } of withColumns(source)) if (prefill !== undefined) add(prefill, label, [kind])
  for (const { source, names, kinds } of [...personFacts, ...unitFacts]) {
    const name = names[0] ?? source
    add(source, two(name, english[source] ?? name), kinds)
  }
  // What an earlier form asks. A new form can stand anywhere behind the declaration.
  for (const [id, root] of earlierForms[own.length === 0 ? 'project-audit' : formId] ?? []) {
    const earlier = findDefinition(id)
    for (const { id: field, label, kind } of earlier ? fieldsOf(earlier).flatMap(askedBy) : [])
      if (!neverTaken.includes(kind)) add(`${root}.${field}`, label, [kind])
  }
  const order = Object.keys(groups)
  const placeOf = (path: string) => (order.includes(rootOf(path)) ? order.indexOf(rootOf(path)) : order.length)
  return [...found]
    .toSorted(([a], [b]) => placeOf(a) - placeOf(b))
    .map(([path, { label, kinds }]) => ({ path, label, kinds: [...kinds], group: groups[rootOf(path)] ?? related }))
}
