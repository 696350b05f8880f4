/** Reads the work item's id from the address, for the pages of every kind of work. */

import { useParams } from 'react-router-dom'

/** What addresses call the id of a work item; a work item and its content share it. */
const names = ['workId', 'contentId', 'progressId', 'monthlyId', 'id'] as const

/** The id of the work item in the address; empty where there is none. */
export function useWorkId(): string {
  const params = useParams()
  return names.map((name) => params[name]).find((id) => id !== undefined) ?? ''
}
