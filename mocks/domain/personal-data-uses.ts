/** In which work items a person has given which personal data, for the tab 我的数据. */

import { getOrCreate } from '@/lib/collections/get-or-create'
import { rowsIn } from '@/smartform/schema/rows'
import { type BackendContext, requireCaller } from '../context'
import type { PersonalDataUse } from '../resolvers/permission.generated'
import { titleOf } from '../work/title'
import { formOf } from './form-engine'

/** Largest number of titles of a kind. */
const most = 3

const isGiven = (value: unknown) => value !== undefined && value !== null && value !== ''

/** By kind, the caller's papers whose answers hold it, the latest first. */
export function personalDataUses(context: BackendContext): PersonalDataUse[] {
  const { db } = context
  const papers = db.works.where({ creatorId: requireCaller(context).id }).sort((a, b) => b.stateSince - a.stateSince)
  const titles = new Map<string, string[]>()
  for (const work of papers) {
    const content = db.contents.get(work.id)
    if (!content) continue
    const kinds = new Set<string>()
    for (const field of formOf(content).fields.values()) {
      const value = content.values[field.id]
      if (field.personal && isGiven(value)) kinds.add(field.personal)
      if (field.kind !== 'table') continue
      for (const column of field.columns)
        if (column.personal && rowsIn(value).some(({ cells }) => isGiven(cells[column.id]))) kinds.add(column.personal)
    }
    for (const kind of kinds) getOrCreate(titles, kind, () => []).push(titleOf(work))
  }
  return [...titles].map(([kind, own]) => ({ kind, titles: own.slice(0, most), total: own.length }))
}
