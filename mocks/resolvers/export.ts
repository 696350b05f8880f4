/** Resolvers of the endpoint `export`: what an exported list holds, and its rows part by part. */

import { ownValue } from '@/lib/collections/own-value'
import type { BackendContext } from '../context'
import { findingsSheet } from '../domain/acceptance-findings-xlsx'
import { guidesSheet } from '../domain/guides-xlsx'
import { messagesSheet } from '../domain/messages-xlsx'
import { nationalProjectsSheet } from '../domain/national-projects'
import { platformSheet } from '../domain/platforms/platform-xlsx'
import { topicsSheet } from '../domain/project-topics-xlsx'
import { technicalSheet } from '../domain/technical-desk'
import { companySheet } from '../domain/unit/company-xlsx'
import { englishNamesIn } from '../english-names'
import { fail } from '../fail'
import type { Sheet } from '../sheets/sheet'
import { sheetWords } from '../sheets/sheet-words'
import { decisionLogSheet } from '../work/decision-log-xlsx'
import { isOrderField } from '../work/order'
import { worksSheet } from '../work/works-xlsx'
import type {
  ExportedList,
  PlatformMonthsToExport,
  QueryExportedRowsArgs,
  Resolvers,
  WorksToExport,
} from './export.generated'
import type { WorkScope } from './workflow.generated'

const scopes: readonly string[] = ['OWN', 'WAITING', 'TO_FILL', 'REVIEW'] satisfies WorkScope[]
const isScope = (scope: string): scope is WorkScope => scopes.includes(scope)

function works(context: BackendContext, { filter: { scope, ...filter }, orderBy }: WorksToExport): Sheet {
  const order = orderBy && isOrderField(orderBy.field) ? { ...orderBy, field: orderBy.field } : null
  return worksSheet(context, { ...filter, scope: scope != null && isScope(scope) ? scope : null }, order)
}

function platformMonths(context: BackendContext, { platformId, kind, ...filter }: PlatformMonthsToExport): Sheet {
  const known = kind === 'FUNCTION' || kind === 'SERVICE' ? kind : null
  return platformSheet(context, platformId ?? null, { ...filter, kind: known })
}

/** The list that is exported; refused as the list itself. */
function sheetOf(context: BackendContext, list: ExportedList): Sheet {
  if (list.works) return works(context, list.works)
  if (list.messages) return messagesSheet(context, list.messages)
  if (list.company) return companySheet(context, list.company)
  if (list.guidesUnderReview) return guidesSheet(context, list.guidesUnderReview)
  if (list.decisionLog) return decisionLogSheet(context, list.decisionLog.filter, list.decisionLog.orderBy)
  if (list.nationalProjects) return nationalProjectsSheet(context, list.nationalProjects)
  if (list.platformMonths) return platformMonths(context, list.platformMonths)
  if (list.technicalEvaluations) return technicalSheet(context, list.technicalEvaluations)
  if (list.projectTopics) return topicsSheet(context, list.projectTopics)
  if (list.acceptanceFindings != null) return findingsSheet(context, list.acceptanceFindings)
  return fail(600)
}

/** A part of an exported list; in English, cells that are a known name have it in Latin letters, as on screen. */
function part(context: BackendContext, { list, ids, language }: Required<QueryExportedRowsArgs>) {
  const { head, rows } = sheetOf(context, list).part(sheetWords(language), ids)
  const names = language === 'EN' ? englishNamesIn(context.db, rows) : undefined
  return { head, rows: names ? rows.map((row) => row.map((cell) => ownValue(names, cell) ?? cell)) : rows }
}

export const resolvers: Resolvers = {
  Query: {
    listToExport: (_root, { list, language }, context) => sheetOf(context, list).found(sheetWords(language)),
    exportedRows: (_root, args, context) => part(context, args),
  },
}
