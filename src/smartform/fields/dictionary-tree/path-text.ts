import type { TreeEntryValue } from '../../schema/values'

/** An entry with all that is above it, from the top down. */
export function pathText(value: TreeEntryValue | null): string {
  return value ? value.path.join(' / ') : ''
}
