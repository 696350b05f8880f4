/** Addresses of award reports and objections. */
import { generatePath } from 'react-router-dom'

/** The addresses of award reports (specification, section 2). */
export const reportingPatterns = {
  list: 'reporting',
  report: 'reporting/list/:workId',
  filed: 'reporting/list/:workId/filed',
  form: 'reporting/form/:workId/:pageId',
  material: 'material/:workId',
  materialFiled: 'material/:workId/filed',
  materialForm: 'material/:workId/form/:pageId',
  contribution: 'award/contribution/:workId',
  object: 'award/accepted/:reportId/objection',
  objection: 'award/objection/:workId',
  objectionFiled: 'award/objection/:workId/filed',
  objectionForm: 'award/objection/:workId/form/:pageId',
} as const

export const reportsPath = () => `/${reportingPatterns.list}`
export const reportPath = (workId: string) => generatePath(`/${reportingPatterns.report}`, { workId })
export const materialPath = (workId: string) => generatePath(`/${reportingPatterns.material}`, { workId })
/** The address for objecting to a report; sign-in leads back to it. */
export const objectPath = (reportId: string) => generatePath(`/${reportingPatterns.object}`, { reportId })
export const objectionPath = (workId: string) => generatePath(`/${reportingPatterns.objection}`, { workId })
