/** Addresses of a unit's pages. */
import { generatePath } from 'react-router-dom'

/** The company addresses (specification, section 2): patterns for routes, builders for links. */
export const companyPatterns = {
  entry: 'company',
  company: 'company/:id',
  dashboard: 'dashboard',
  staff: 'staff',
  departments: 'departments',
  expert: 'expert',
  project: 'project',
  achievements: 'achievements',
  foreignExpert: 'foreignExpert',
  projectMatching: 'projectMatching',
  info: 'info',
  handover: 'unit-handover/:workId',
} as const

export type CompanySection = Exclude<keyof typeof companyPatterns, 'entry' | 'company' | 'handover'>

export const companyPath = (unitId: string, section: CompanySection = 'project') =>
  `${generatePath(`/${companyPatterns.company}`, { id: unitId })}/${companyPatterns[section]}`
