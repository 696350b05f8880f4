import type { FieldNode, FormNode, PageNode } from '../schema/nodes'

/** Items that concern fields, gathered under their pages in the form's order; fields the form does not have are left out. */
export function byPage<Item extends { fieldId: string }>(
  form: FormNode,
  items: readonly Item[],
): { page: PageNode; items: { node: FieldNode; item: Item }[] }[] {
  const order = new Map([...form.fields.keys()].map((fieldId, index) => [fieldId, index]))
  const known = items
    .flatMap((item) => {
      const node = form.fields.get(item.fieldId)
      return node ? [{ node, item }] : []
    })
    .sort((one, other) => (order.get(one.node.id) ?? 0) - (order.get(other.node.id) ?? 0))
  return form.pages.flatMap((page) => {
    const own = known.filter(({ node }) => node.pageId === page.id)
    return own.length > 0 ? [{ page, items: own }] : []
  })
}
