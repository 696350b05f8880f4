/** Form definition: the technical report evaluation (技术报告评价表), second version: scores first, project facts last. */
import type { FormSource } from '@/smartform/schema/definition'
import { technicalEvaluationForm } from './technical-evaluation'

/**
 * 技术报告评价表, second version: scores and conclusion come first, because they are filled in beside the report; what is known of
 * the project follows.
 */
export const technicalEvaluationForm2: FormSource = {
  ...technicalEvaluationForm,
  version: 2,
  pages: technicalEvaluationForm.pages.map((page) => {
    if ('part' in page) return page
    const [facts, judged, ...filledIn] = page.sections
    return { ...page, sections: [...filledIn, judged, facts].filter((section) => section !== undefined) }
  }),
}
