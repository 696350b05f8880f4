/** Resolvers of the endpoint `export`: one query for each Excel file; lists of works are read part by part. */

import { findingsSheet } from '../domain/acceptance-findings-xlsx'
import { guidesSheet } from '../domain/guides-xlsx'
import { nationalProjectsSheet } from '../domain/national-projects'
import { platformSheet } from '../domain/platforms/platform-xlsx'
import { topicsSheet } from '../domain/project-topics-xlsx'
import { technicalSheet } from '../domain/technical-desk'
import { companySheet } from '../domain/unit/company-xlsx'
import { saveSheet } from '../sheets/sheet'
import { sheetWords } from '../sheets/sheet-words'
import { decisionLogSheet } from '../work/decision-log-xlsx'
import { isOrderField } from '../work/order'
import { worksSheet, worksToExport } from '../work/works-xlsx'
import type { Resolvers } from './export.generated'
import type { WorkScope } from './workflow.generated'

const scopes: readonly string[] = ['OWN', 'WAITING', 'TO_FILL', 'REVIEW'] satisfies WorkScope[]
const isScope = (scope: string): scope is WorkScope => scopes.includes(scope)

export const resolvers: Resolvers = {
  Query: {
    guidesUnderReviewXlsx: (_root, { filter: { keyword, year }, language }, context) =>
      saveSheet(context, language, guidesSheet(context, { keyword, year })),
    worksToExport(_root, { filter: { scope, ...filter }, orderBy, language }, context) {
      const order = orderBy && isOrderField(orderBy.field) ? { ...orderBy, field: orderBy.field } : null
      const within = { ...filter, scope: scope != null && isScope(scope) ? scope : null }
      return worksToExport(context, within, order, sheetWords(language))
    },
    worksSheet: (_root, { ids, language }, context) => worksSheet(context, ids, sheetWords(language)),
    decisionLogXlsx: (_root, { filter, orderBy, language }, context) =>
      saveSheet(context, language, decisionLogSheet(context, filter, orderBy)),
    nationalProjectsXlsx: (_root, { language, ...filter }, context) =>
      saveSheet(context, language, nationalProjectsSheet(context, filter)),
    platformMonthsXlsx: (_root, { platformId, kind, language, ...filter }, context) =>
      saveSheet(
        context,
        language,
        platformSheet(context, platformId ?? null, {
          ...filter,
          kind: kind === 'FUNCTION' || kind === 'SERVICE' ? kind : null,
        }),
      ),
    acceptanceFindingsXlsx: (_root, { workId, language }, context) =>
      saveSheet(context, language, findingsSheet(context, workId)),
    projectTopicsXlsx: (_root, { projectId, language }, context) =>
      saveSheet(context, language, topicsSheet(context, projectId)),
    technicalEvaluationsXlsx: (_root, { technicalField, language }, context) =>
      saveSheet(context, language, technicalSheet(context, technicalField ?? null)),
    companyXlsx: (_root, { unitId, list, filter, orderBy, language }, context) =>
      saveSheet(context, language, companySheet(context, unitId, list, filter, orderBy)),
  },
}
