/** A bar chart with its numbers as a table; for scores, statistics of a unit and budgets. */

import { useNarrow } from '../use-narrow'
import { useT } from '../use-t'
import { PlotFigure } from './PlotFigure'
import type { Plot, PlotSeries } from './plot-series'

interface BarPlotProps {
  title: string
  /** What the plot shows, in one or two sentences with the important numbers. */
  summary: string
  /** What a bar stands for: 年度, 部门. */
  rowHead: string
  labels: readonly string[]
  /** The stacked parts of each bar, from the start; with `beside`, one bar per series. */
  series: readonly PlotSeries[]
  beside?: boolean
  /** A formatted value with its unit. */
  format(value: number): string
}

/** Horizontal bars, each with its name and value. */
export function BarPlot({ title, summary, rowHead, labels, series, beside = false, format }: BarPlotProps) {
  const t = useT()
  const narrow = useNarrow()
  const plot: Plot = { kind: beside ? 'beside' : 'bar', labels, series, narrow, format }
  return (
    <PlotFigure
      title={title}
      summary={summary}
      plot={plot}
      name={t('{title}条形图', { title })}
      rowHead={rowHead}
      columns={series.map(({ label }) => label)}
      rows={labels.map((label, index) => ({ label, values: series.map(({ values }) => format(values[index] ?? 0)) }))}
    />
  )
}
