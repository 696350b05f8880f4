/** The Excel export of platforms' monthly reports: a row per platform and month, a column per figure. */

import { findKind } from '@/work/kinds/all'
import { monthlyFigures } from '@/work/kinds/monthly-figures'
import type { BackendContext } from '../../context'
import type { Platform, PlatformMonth } from '../../resolvers/program.generated'
import { dayOf, describeSheet } from '../../sheets/sheet'
import type { SheetWords } from '../../sheets/sheet-words'
import { type PlatformFilter, platformsThatFit } from './overseen-platforms'
import { platformOf } from './platforms'

interface PlatformMonthRow {
  platform: Platform
  month: PlatformMonth
  /** Position of the month in the year. */
  index: number
}

/** The figures that these platforms report, each once. */
function figuresIn(platforms: readonly Platform[]) {
  const kinds = new Set(platforms.map(({ reportKind }) => reportKind))
  return (Object.keys(monthlyFigures) as (keyof typeof monthlyFigures)[])
    .filter((kind) => kinds.has(kind))
    .flatMap((kind) => monthlyFigures[kind].map((figure) => ({ ...figure, kind })))
}

/** The months of a year as a sheet: of one platform, or of all that the caller oversees and that fit. */
export function platformSheet(context: BackendContext, platformId: string | null, filter: PlatformFilter) {
  const platforms =
    platformId === null ? platformsThatFit(context, filter).platforms : [platformOf(context, platformId, filter.year)]
  const figures = figuresIn(platforms)
  return describeSheet({
    title: (words) =>
      platformId === null ? words('平台月报') : words('{name}月报', { name: platforms[0]?.name ?? '' }),
    idOf: ({ platform, index }) => `${platform.id}-${index}`,
    rows: () =>
      platforms.flatMap((platform) => (platform.months ?? []).map((month, index) => ({ platform, month, index }))),
    columns: [
      { head: '平台', cell: ({ platform }) => platform.name },
      { head: '依托单位', cell: ({ platform }) => platform.unitName },
      { head: '填报人', cell: ({ platform }) => platform.personName },
      { head: '月份', cell: ({ month }) => month.month },
      {
        head: '状态',
        cell: ({ platform, month: { state } }, words) =>
          state == null ? '' : words(findKind(platform.reportKind ?? '')?.states[state]?.label ?? state),
      },
      { head: '期限', cell: ({ month }) => dayOf(month.dueAt) },
      { head: '提交日期', cell: ({ month }) => dayOf(month.submittedAt) },
      { head: '逾期', cell: ({ month }, words) => (month.late ? words('是') : '') },
      ...figures.map(({ id, kind, label, unit }) => ({
        head: (words: SheetWords) => words('{label}（{unit}）', { label: words(label), unit: words(unit) }),
        cell: ({ platform, index }: PlatformMonthRow) =>
          kind === platform.reportKind ? platform.figures?.find((one) => one.id === id)?.values?.[index] : '',
      })),
      {
        head: '变化原因',
        cell: ({ month }, words) => {
          const answers = context.db.contents.get(month.workId ?? '')?.submitted?.values ?? {}
          return (month.jumps ?? [])
            .map((id) => [words(figures.find((one) => one.id === id)?.label ?? id), String(answers[`${id}Reason`])])
            .map(([label, reason]) => `${label}${words('：')}${reason}`)
            .join(words('；'))
        },
      },
    ],
  })
}
