import type { WorkRow } from '../db/rows-work'

/** What a work is called: by its title, while it has one. */
export function titleOf({ title }: Pick<WorkRow, 'title'>): string {
  return title || '未命名项目'
}
