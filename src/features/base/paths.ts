/** Addresses of the pages of bases. */
import { generatePath } from 'react-router-dom'
import type { BaseKind } from '@/work/kinds/base-kinds'

/** The address for choosing a unit to audit (specification, section 2). */
export const selectUnitPattern = 'base/selectUnit'

export const selectUnitPath = (unit?: string, state?: string) =>
  unit === undefined
    ? `/${selectUnitPattern}`
    : `/${selectUnitPattern}?${new URLSearchParams({ unit, ...(state && { state }) })}`

/** The addresses of one kind of base, from its description. */
export const basePatterns = ({ entry, paths }: BaseKind) => ({
  entry: entry.path,
  entryOf: `${entry.path}/:id`,
  list: paths.list,
  init: paths.init,
  begin: `${paths.init}/:id/:sid/:year`,
  fill: `${paths.fill}/:contentId`,
  review: `${paths.fill}/:contentId/:unitId`,
  info: `${paths.info}/:contentId/:formId/:pageId`,
})

export const baseEntryPath = (kind: BaseKind) => `/${kind.entry.path}`
export const baseListPath = (kind: BaseKind) => `/${kind.paths.list}`
/** The address that begins a base's year; `workId` is its work item. */
export const baseBeginPath = (kind: BaseKind, id: string, workId: string, year: number) =>
  generatePath(`/${basePatterns(kind).begin}`, { id, sid: workId, year: String(year) })
