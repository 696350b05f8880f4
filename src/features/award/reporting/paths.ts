import { generatePath } from 'react-router-dom'

/** The addresses of what nominees file for awards (specification, section 2), written once. */
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
/** Where one objects to a report: behind the login, which leads back there. */
export const objectPath = (reportId: string) => generatePath(`/${reportingPatterns.object}`, { reportId })
export const objectionPath = (workId: string) => generatePath(`/${reportingPatterns.objection}`, { workId })
