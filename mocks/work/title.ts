/** The title of a work item, with a fallback while it has none. */
import type { WorkRow } from '../db/rows-work'

export function titleOf({ title }: Pick<WorkRow, 'title'>): string {
  return title || '未命名项目'
}
