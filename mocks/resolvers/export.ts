import { type DeclarationState, declarationStates } from '@/lib/work/declaration'
import { type BackendContext, requireCaller } from '../context'
import type { DeclarationRow } from '../db/rows-work'
import { companySheet } from '../domain/company-xlsx'
import { filterDeclarations, guideOf } from '../domain/declaration-view'
import { filedUnder, guidesUnderReview, waitingStates } from '../domain/review-lists'
import { isSample } from '../forms/definitions'
import { storeMadeFile } from '../made-file'
import { worksSheet } from '../work/works-xlsx'
import { workbook } from '../xlsx'
import type { DeclarationListFilter, Resolvers } from './export.generated'
import type { WorkScope } from './workflow.generated'

const heading = ['编号', '项目名称', '指南', '申报单位', '申报人', '状态', '申请专项经费（万元）', '提交日期']
const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** `YYYY-MM-DD` in the city's time. */
function date(at: number | null | undefined): string {
  return at == null ? '' : new Date(at + 8 * 3600_000).toISOString().slice(0, 10)
}

interface Sheet {
  title: string
  heading: readonly string[]
  rows: readonly (readonly string[])[]
}

async function saved(context: BackendContext, { title, heading: head, rows }: Sheet) {
  const name = `${title}${date(context.now)}.xlsx`
  const file = await storeMadeFile(context, name, type, workbook(title, [head, ...rows]))
  return { ...file, rows: rows.length }
}

function declarationsSheet(context: BackendContext, title: string, declarations: readonly DeclarationRow[]): Sheet {
  const { db } = context
  const rows = declarations.map((one) => [
    one.number ?? '',
    one.name ?? '',
    guideOf(context, one).title,
    db.units.get(one.unitId)?.unitName ?? '',
    db.users.get(one.creatorId)?.userFullname ?? '',
    declarationStates[one.state].label,
    one.funding ?? '',
    date(one.submittedAt),
  ])
  return { title, heading, rows }
}

const isState = (state: string): state is DeclarationState => Object.hasOwn(declarationStates, state)
const declarationFilter = ({ states, ...rest }: DeclarationListFilter) => ({ ...rest, states: states?.filter(isState) })

const scopes: readonly string[] = ['OWN', 'WAITING', 'TO_FILL', 'REVIEW'] satisfies WorkScope[]
const isScope = (scope: string): scope is WorkScope => scopes.includes(scope)

export const resolvers: Resolvers = {
  Query: {
    myDeclarationsXlsx(_root, { filter }, context) {
      const own = context.db.declarations
        .where({ creatorId: requireCaller(context).id })
        .filter((one) => !isSample(one.formId))
      const fitting = filterDeclarations(context, own, declarationFilter(filter), ['RETURNED', 'DRAFT'])
      return saved(context, declarationsSheet(context, '我的项目', fitting))
    },
    declarationsXlsx(_root, { unitId, guideId, filter }, context) {
      const filed = filedUnder(context, unitId, guideId)
      const fitting = filterDeclarations(context, filed, declarationFilter(filter), waitingStates(context))
      return saved(context, declarationsSheet(context, '单位申报项目', fitting))
    },
    guidesUnderReviewXlsx(_root, { filter: { keyword, year } }, context) {
      const rows = guidesUnderReview(context, { keyword, year }).map(({ guide, unitName, dueAt, waiting, filed }) => [
        guide.number ?? '',
        guide.title ?? '',
        unitName ?? '',
        date(dueAt),
        String(waiting ?? 0),
        String(filed ?? 0),
      ])
      return saved(context, {
        title: '项目审核',
        heading: ['指南编号', '指南', '申报单位', '审核期限', '待我审核（份）', '已提交（份）'],
        rows,
      })
    },
    worksXlsx(_root, { filter: { scope, ...filter } }, context) {
      return saved(context, worksSheet(context, { ...filter, scope: scope != null && isScope(scope) ? scope : null }))
    },
    companyXlsx: (_root, { unitId, list, filter }, context) =>
      saved(context, companySheet(context, unitId, list, filter)),
  },
}
