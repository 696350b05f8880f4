/** Addresses of the pages of platforms. */
import { generatePath } from 'react-router-dom'

/** The platforms' addresses (specification, section 2), written once. */
export const platformPatterns = {
  list: 'function-platform',
  platform: 'function-platform/:platformId',
  progress: 'monthly-progress-fill/:progressId',
  progressFiled: 'monthly-progress-fill/:progressId/filed',
  progressForm: 'monthly-progress-form/:progressId/:formId/:pageId',
  report: 'monthly-report-fill/:monthlyId',
  reportFiled: 'monthly-report-fill/:monthlyId/filed',
  reportForm: 'monthly-report-form/:contentId/:pageId/:monthlyId',
} as const

export const platformsPath = () => `/${platformPatterns.list}`
export const platformPath = (platformId: string) => generatePath(`/${platformPatterns.platform}`, { platformId })
