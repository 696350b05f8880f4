import type { Path } from '../schema/values'

/** The id of the control (or, in views, the anchor) of a field path. */
export function fieldElementId(path: Path): string {
  return `field-${path.replaceAll('/', '.')}`
}

/** The field a path belongs to. */
export function fieldIdOf(path: Path): string {
  return path.split('/', 1)[0] ?? path
}
