import { t } from '@/lib/i18n'
import { always, missing } from '../expression/ast'
import type { Report } from '../expression/parse'
import { dependencyNodes, sortDependencies, VisibilityKeys } from './dependencies'
import type { ColumnNode, FieldNode, PageNode } from './nodes'

interface Parts {
  pages: readonly PageNode[]
  fields: ReadonlyMap<string, FieldNode>
}

/**
 * The form with everything cut that depends on itself: such a computed value is missing, such a condition always holds.
 * Each is reported with its key: `value:total`, `visible:field`, `section:id`, `page:id`.
 */
export function breakCycles(form: Parts, report: Report): Parts {
  const { cyclic } = sortDependencies(dependencyNodes(form, new VisibilityKeys(form)))
  if (cyclic.size === 0) return form
  for (const key of cyclic) report(key, t('「{key}」取决于它自己', { key }))

  const cut = <N extends ColumnNode>(node: N, id: string): N => ({
    ...node,
    ...(cyclic.has(`visible:${id}`) ? { visibleWhen: always } : {}),
    ...(cyclic.has(`value:${id}`) ? { value: missing } : {}),
  })
  const cutField = (field: FieldNode): FieldNode => {
    if (field.kind !== 'table')
      return field.kind === 'computed' ? cut(field, field.id) : { ...field, ...visible(`visible:${field.id}`) }
    const columns = field.columns.map((column) => cut(column, `${field.id}.${column.id}`))
    return { ...field, columns, ...visible(`visible:${field.id}`) }
  }
  const visible = (key: string) => (cyclic.has(key) ? { visibleWhen: always } : {})

  const fields = new Map([...form.fields].map(([id, field]) => [id, cutField(field)]))
  const pages = form.pages.map((page) => ({
    ...page,
    ...visible(`page:${page.id}`),
    sections: page.sections.map((section) => ({
      ...section,
      ...visible(`section:${section.id}`),
      fields: section.fields.flatMap((field) => fields.get(field.id) ?? []),
    })),
  }))
  return { pages, fields }
}
