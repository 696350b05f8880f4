/** Groups fields by their form page, for the editor's lists of differences and changes. */
import { groupBy } from '@/lib/collections/get-or-create'
import type { FieldNode, FormNode, PageNode } from '../schema/nodes'

/** Groups items by the page of their field, in the form's order; items of unknown fields are left out. */
export function byPage<Item extends { fieldId: string }>(
  form: FormNode,
  items: readonly Item[],
): { page: PageNode; items: { node: FieldNode; item: Item }[] }[] {
  const byField = groupBy(items, ({ fieldId }) => fieldId)
  const known = [...form.fields.values()].flatMap((node) =>
    (byField.get(node.id) ?? []).map((item) => ({ node, item })),
  )
  return form.pages.flatMap((page) => {
    const own = known.filter(({ node }) => node.pageId === page.id)
    return own.length > 0 ? [{ page, items: own }] : []
  })
}
