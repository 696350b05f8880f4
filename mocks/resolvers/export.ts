import { declarationStates } from '@/lib/work/declaration'
import { type BackendContext, requireCaller } from '../context'
import type { DeclarationRow } from '../db/rows-work'
import { companySheet } from '../domain/company-xlsx'
import { filterDeclarations, guideOf } from '../domain/declaration-view'
import { filedUnder } from '../domain/review-lists'
import { isSample } from '../forms/definitions'
import { storeMadeFile } from '../made-file'
import { workbook } from '../xlsx'
import type { Resolvers } from './export.generated'

const heading = ['编号', '项目名称', '指南', '申报单位', '申报人', '状态', '申请专项经费（万元）', '提交日期']
const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** `YYYY-MM-DD` in the city's time. */
function date(at: number | null): string {
  return at === null ? '' : new Date(at + 8 * 3600_000).toISOString().slice(0, 10)
}

async function exportDeclarations(context: BackendContext, title: string, declarations: readonly DeclarationRow[]) {
  const { db, now } = context
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
  const name = `${title}${date(now)}.xlsx`
  const file = await storeMadeFile(context, name, type, workbook('申报项目', [heading, ...rows]))
  return { ...file, rows: rows.length }
}

export const resolvers: Resolvers = {
  Query: {
    myDeclarationsXlsx(_root, { keyword, year }, context) {
      const own = context.db.declarations
        .where({ creatorId: requireCaller(context).id })
        .filter((one) => !isSample(one.formId))
      return exportDeclarations(context, '我的项目', filterDeclarations(context, own, { keyword, year }))
    },
    declarationsXlsx: (_root, { unitId, guideId }, context) =>
      exportDeclarations(context, '单位申报项目', filedUnder(context, unitId, guideId)),
    async companyXlsx(_root, { unitId, list, filter }, context) {
      const { title, heading, rows } = companySheet(context, unitId, list, filter)
      const file = await storeMadeFile(
        context,
        `${title}${date(context.now)}.xlsx`,
        type,
        workbook(title, [heading, ...rows]),
      )
      return { ...file, rows: rows.length }
    },
  },
}
