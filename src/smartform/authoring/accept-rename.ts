/** Writes an author's answer into a draft: a new field stands for a former one. */

import type { FormSource } from '../schema/definition'
import { isRawObject } from '../schema/definition-reader'

/**
 * The draft in which the field (or `table.column`) `to` says it was `from` in the former version, so that answers move.
 * Other parts of the draft stay the same objects; an unknown `to` changes nothing.
 */
export function acceptRename(draft: FormSource, { from, to }: { from: string; to: string }): FormSource {
  const [field = '', column] = to.split('.')
  const former = from.split('.').at(-1) ?? from
  const mark = <Item>(items: readonly Item[], id: string, change: (item: Item) => Item): readonly Item[] =>
    items.map((item) => (isRawObject(item) && item.id === id ? change(item) : item))
  return {
    ...draft,
    pages: draft.pages.map((page) =>
      'part' in page
        ? page
        : {
            ...page,
            sections: page.sections.map((section) =>
              'part' in section
                ? section
                : {
                    ...section,
                    fields: mark(section.fields, field, (item) => {
                      if (column === undefined) return { ...item, movedFrom: former }
                      if (!('columns' in item)) return item
                      return {
                        ...item,
                        columns: mark(item.columns, column, (each) => ({ ...each, movedFrom: former })),
                      }
                    }),
                  },
            ),
          },
    ),
  }
}
