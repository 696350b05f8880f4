/** Addresses of the reviewer's desk. */
import { generatePath } from 'react-router-dom'

/** The addresses of the reviewer's desk. */
export const reviewPatterns = {
  desk: 'expert/review',
  task: 'expert/review/:taskId',
  set: 'expert/review-set/:groupId',
} as const

export const reviewDeskPath = () => `/${reviewPatterns.desk}`

/** One review; `field` gets the focus. */
export const reviewPath = (taskId: string, field?: string) => {
  const path = generatePath(`/${reviewPatterns.task}`, { taskId })
  return field === undefined ? path : `${path}?field=${encodeURIComponent(field)}`
}

/** The scored reviews of a group side by side. */
export const reviewSetPath = (groupId: string) => generatePath(`/${reviewPatterns.set}`, { groupId })
