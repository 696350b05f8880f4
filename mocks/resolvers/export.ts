import type { BackendContext } from '../context'
import { nationalProjectsSheet } from '../domain/national-projects'
import { platformSheet } from '../domain/platforms/platform-xlsx'
import { guidesUnderReview } from '../domain/review-lists'
import { companySheet } from '../domain/unit/company-xlsx'
import { storeMadeFile } from '../made-file'
import { decisionLogSheet } from '../work/decision-log'
import { worksSheet } from '../work/works-xlsx'
import { workbook } from '../xlsx'
import type { Resolvers } from './export.generated'
import type { WorkScope } from './workflow.generated'

const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** `YYYY-MM-DD` in Beijing time. */
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

const scopes: readonly string[] = ['OWN', 'WAITING', 'TO_FILL', 'REVIEW'] satisfies WorkScope[]
const isScope = (scope: string): scope is WorkScope => scopes.includes(scope)

export const resolvers: Resolvers = {
  Query: {
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
    decisionLogXlsx: (_root, { filter }, context) => saved(context, decisionLogSheet(context, filter)),
    nationalProjectsXlsx: (_root, filter, context) => saved(context, nationalProjectsSheet(context, filter)),
    platformMonthsXlsx: (_root, { platformId, kind, ...filter }, context) =>
      saved(
        context,
        platformSheet(context, platformId ?? null, {
          ...filter,
          kind: kind === 'FUNCTION' || kind === 'SERVICE' ? kind : null,
        }),
      ),
    companyXlsx: (_root, { unitId, list, filter }, context) =>
      saved(context, companySheet(context, unitId, list, filter)),
  },
}
