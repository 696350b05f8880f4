/** The Excel export of the guides whose filings a reviewer has to review (list `guidesUnderReview`); for the export resolver. */
import type { BackendContext } from '../context'
import type { GuidesToExport } from '../resolvers/export.generated'
import { dayOf, describeSheet } from '../sheets/sheet'
import { guidesUnderReview } from './review-lists'

/** The guides under review as a spreadsheet, with all pages. */
export const guidesSheet = (context: BackendContext, { filter, orderBy }: GuidesToExport) =>
  describeSheet({
    title: (words) => words('项目审核'),
    idOf: ({ id }) => id,
    rows: () => guidesUnderReview(context, filter, orderBy),
    columns: [
      { head: '指南编号', cell: ({ guide }) => guide.number },
      { head: '指南', cell: ({ guide }) => guide.title },
      { head: '申报单位', cell: ({ unitName }) => unitName },
      { head: '审核期限', cell: ({ dueAt }) => dayOf(dueAt) },
      { head: '待我审核（份）', cell: ({ waiting }) => waiting ?? 0 },
      { head: '已提交（份）', cell: ({ filed }) => filed ?? 0 },
    ],
  })
