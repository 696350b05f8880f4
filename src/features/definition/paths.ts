/** The address of the self-assessment. */
import { generatePath } from 'react-router-dom'

/** The self-assessment's address (specification, section 2). */
export const definitionPattern = 'definition/view/:id'

/** The self-assessment of a unit, by the id of the unit or of its record. */
export const definitionPath = (id: string) => generatePath(`/${definitionPattern}`, { id })
