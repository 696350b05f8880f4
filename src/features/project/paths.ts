/** Addresses of guides, declarations, projects and their work items: route patterns and link builders. */
import { generatePath } from 'react-router-dom'

/**
 * The project addresses (specification, section 2): patterns for routes, builders for links. `continue` as page opens
 * the last visited page, or the first (`work/last-page.ts`).
 */
export const projectPatterns = {
  guides: 'project-declare',
  declare: 'project-declare/:guideId/:remarkId',
  myProject: 'my-project',
  /** Under `myProject`. */
  removeProject: 'del/:id',
  memberConfirm: 'confirm/:id',
  evaluationConfirm: 'evaluation-confirm/:id',
  bindSubproject: 'bind-subproject',
  topic: 'topic/:topicId',
  projectTopics: 'topics/:projectId',
  work: 'work/:workId',
  workForm: 'work/:workId/form/:pageId',
  workReview: 'work/:workId/review',
  form: 'smartform/:formId/:contentId/:pageId',
  status: 'declare-status-list/:contentId',
  reviewGuides: 'pre-project-manage',
  reviewList: 'project-manage-list/:unitId/:guideId',
  review: 'project-manage-list/:unitId/:guideId/review/:contentId',
  taskBooks: 'task-book-list/:unitId/:guideId',
  taskBookReview: 'task-book-list/:unitId/:guideId/review/:workId',
  performance: 'performance-form/:id',
  performanceForm: 'performance-smartform/:formId/:contentId/:pageId',
  performanceReview: 'performance-confirm/:id',
  technical: 'technical',
  technicalWork: 'technical/:workId',
  technicalForm: 'technical/:workId/form/:pageId',
} as const

export const guidesPath = () => `/${projectPatterns.guides}`
export const declarePath = (guide: { id: string; remarkId: string }) =>
  generatePath(`/${projectPatterns.declare}`, { guideId: guide.id, remarkId: guide.remarkId })
export const myProjectPath = () => `/${projectPatterns.myProject}`
export const subprojectsPath = () => `${myProjectPath()}?tab=SUBPROJECT`
export const bindSubprojectPath = () => `${myProjectPath()}/${projectPatterns.bindSubproject}`
export const topicPath = (topicId: string) => generatePath(`${myProjectPath()}/${projectPatterns.topic}`, { topicId })
export const projectTopicsPath = (projectId: string) =>
  generatePath(`${myProjectPath()}/${projectPatterns.projectTopics}`, { projectId })
export const projectWorkPath = (workId: string) =>
  generatePath(`${myProjectPath()}/${projectPatterns.work}`, { workId })
export const technicalListPath = () => `/${projectPatterns.technical}`
export const technicalPath = (workId: string) => generatePath(`/${projectPatterns.technicalWork}`, { workId })
export const taskBooksPath = (unitId: string, guideId: string) =>
  generatePath(`/${projectPatterns.taskBooks}`, { unitId, guideId })
export const statusPath = (contentId: string) => generatePath(`/${projectPatterns.status}`, { contentId })
export const reviewGuidesPath = () => `/${projectPatterns.reviewGuides}`
export const reviewListPath = (unitId: string, guideId: string) =>
  generatePath(`/${projectPatterns.reviewList}`, { unitId, guideId })
