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
 * Cuts, in a form just read, everything that depends on itself: such a computed value is missing, such a condition always
 * holds. Each is reported with its key: `value:total`, `visible:field`, `section:id`, `page:id`.
 */
export function breakCycles(form: Parts, report: Report): void {
  const { cyclic } = sortDependencies(dependencyNodes(form, new VisibilityKeys(form)))
  for (const key of cyclic) report(key, t('「{key}」取决于它自己', { key }))
  const show = (node: { visibleWhen: ColumnNode['visibleWhen'] }, key: string) => {
    if (cyclic.has(key)) node.visibleWhen = always
  }
  const cut = (node: FieldNode | ColumnNode, id: string) => {
    show(node, `visible:${id}`)
    if (node.kind === 'computed' && cyclic.has(`value:${id}`)) node.value = missing
    if (node.kind === 'table') for (const column of node.columns) cut(column, `${id}.${column.id}`)
  }
  for (const field of form.fields.values()) cut(field, field.id)
  for (const page of form.pages) {
    show(page, `page:${page.id}`)
    for (const section of page.sections) show(section, `section:${section.id}`)
  }
}
