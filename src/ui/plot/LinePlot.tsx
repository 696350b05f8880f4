/** A line chart over time with its numbers as a table; for figures of bases, platforms and portfolios. */

import type { ReactNode } from 'react'
import { useT } from '../use-t'
import { PlotFigure } from './PlotFigure'
import type { Plot, PlotSeries } from './plot-series'

interface LinePlotProps {
  title: string
  /** What the plot shows, in one or two sentences with the important numbers. */
  summary: string
  /** What a point on the axis stands for: 年度, 月份. */
  rowHead: string
  /** Labels along the axis, in order. */
  labels: readonly string[]
  /** A note per label that limits comparison (进行中), by index; below the label and in the table. */
  notes?: readonly (string | undefined)[]
  /** One line each, with its own point symbol. */
  series: readonly PlotSeries[]
  /** A formatted value with its unit. */
  format(value: number): string
  /**
   * Renders a formatted value in the table, for example as a link to its details; `line` is the index of the series.
   */
  numberAt?(row: number, written: string, line: number): ReactNode
}

/** Lines over time with a point at each value. */
export function LinePlot({ title, summary, rowHead, labels, notes = [], series, format, numberAt }: LinePlotProps) {
  const t = useT()
  const plot: Plot = { kind: 'line', labels, notes, series, format }
  const written = numberAt ?? ((_row: number, value: string) => value)
  return (
    <PlotFigure
      title={title}
      summary={summary}
      plot={plot}
      name={t('{title}折线图', { title })}
      rowHead={rowHead}
      columns={series.map(({ label }) => label)}
      rows={labels.map((label, index) => ({
        label: notes[index] === undefined ? label : t('{label}（{note}）', { label, note: notes[index] }),
        values: series.map(({ values }, line) => written(index, format(values[index] ?? 0), line)),
      }))}
    />
  )
}
