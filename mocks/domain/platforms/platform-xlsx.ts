import { findKind } from '@/work/kinds/all'
import { monthlyFigures } from '@/work/kinds/monthly-figures'
import type { BackendContext } from '../../context'
import type { Platform } from '../../resolvers/program.generated'
import { type PlatformFilter, platformsThatFit } from './overseen-platforms'
import { platformOf } from './platforms'

/** `YYYY-MM-DD` in Beijing time. */
function dayOf(at: number | null | undefined): string {
  return at == null ? '' : new Date(at + 8 * 3600_000).toISOString().slice(0, 10)
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
  const rows = platforms.flatMap((platform) =>
    (platform.months ?? []).map((month, index) => {
      const state =
        month.state == null ? '' : (findKind(platform.reportKind ?? '')?.states[month.state]?.label ?? month.state)
      const values = figures.map(({ id, kind }) =>
        kind === platform.reportKind ? (platform.figures?.find((one) => one.id === id)?.values?.[index] ?? '') : '',
      )
      const answers = context.db.contents.get(month.workId ?? '')?.submitted?.values ?? {}
      const reasons = (month.jumps ?? []).map(
        (id) => `${figures.find((one) => one.id === id)?.label ?? id}：${String(answers[`${id}Reason`])}`,
      )
      return [
        platform.name ?? '',
        platform.unitName ?? '',
        platform.personName ?? '',
        month.month ?? '',
        state,
        dayOf(month.dueAt),
        dayOf(month.submittedAt),
        month.late ? '是' : '',
        ...values,
        reasons.join('；'),
      ]
    }),
  )
  const heading = [
    '平台',
    '依托单位',
    '填报人',
    '月份',
    '状态',
    '期限',
    '提交日期',
    '逾期',
    ...figures.map(({ label, unit }) => `${label}（${unit}）`),
    '变化原因',
  ]
  return { title: platformId === null ? '平台月报' : `${platforms[0]?.name ?? ''}月报`, heading, rows }
}
