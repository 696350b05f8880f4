import type { ReactNode } from 'react'
import { useT } from '../use-t'
import { PlotFigure } from './PlotFigure'
import type { Plot, PlotSeries } from './plot-series'

interface LinePlotProps {
  title: string
  /** What it shows in one or two sentences, with the numbers that matter. */
  summary: string
  /** What a place on the axis stands for: 年度, 月份. */
  rowHead: string
  /** Along the axis, in order. */
  labels: readonly string[]
  /** A remark on a label before it is compared with others (进行中), by its index; beneath the label and beside it in the table. */
  notes?: readonly (string | undefined)[]
  /** A line each; its points have a symbol of their own. */
  series: readonly PlotSeries[]
  /** A value in words, with its unit where it has one. */
  format(value: number): string
  /** Makes something of a written value of the table: a link to what is behind it; of which line, by its index. */
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
