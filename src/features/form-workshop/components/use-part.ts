/** Hook of the properties panel: reads and changes the part of the draft that is selected; for every editor of the panel. */

import { objectAt, pathKey, type SourcePath, withValue } from '../model/source-path'
import type { Workshop } from '../model/use-workshop'

export interface PartProps {
  workshop: Workshop
  /** Where the part stands. */
  path: SourcePath
}

/** The id of the first input: a new part is named at once. */
export const nameInputId = 'workshop-part-name'

/** The part at a place, and how its attributes are changed: undefined removes one. */
export function usePart({ workshop, path }: PartProps) {
  const { present, change } = workshop
  const part = objectAt(present.definition, path)
  const put = (place: SourcePath, value: unknown) =>
    change({ ...present, definition: withValue(present.definition, place, value) }, pathKey(place))
  return {
    part,
    put: (name: string, value: unknown) => put([...path, name], value),
    replace: (value: unknown) => put(path, value),
  }
}
