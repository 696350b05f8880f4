/** The shares of a whole as one stacked bar, with its numbers as a table. */

import type { ReactNode } from 'react'
import { useT } from '../use-t'
import { PlotFigure } from './PlotFigure'
import type { Plot, PlotSeries } from './plot-series'

interface SharePlotProps {
  title: string
  /** What the plot shows, in one or two sentences with the important numbers. */
  summary: string
  /** What the parts stand for: 状态, 科目. */
  rowHead: string
  /** Header of the table's amount column. */
  amountHead: string
  /** One value per part. */
  parts: readonly (Omit<PlotSeries, 'values'> & { value: number })[]
  /** A formatted value with its unit. */
  format(value: number): string
  /** Renders a formatted value in the table, for example as a link to its details. */
  numberAt?(row: number, written: string): ReactNode
}

/** The shares of a whole as one bar: lengths are easier to compare than slices of a pie. */
export function SharePlot({ title, summary, rowHead, amountHead, parts, format, numberAt }: SharePlotProps) {
  const t = useT()
  const whole = parts.reduce((sum, { value }) => sum + value, 0)
  const percent = (value: number) => `${whole > 0 ? Math.round((value / whole) * 1000) / 10 : 0}%`
  const plot: Plot = {
    kind: 'share',
    labels: [''],
    series: parts.map(({ value, ...look }) => ({ ...look, values: [value] })),
    format,
  }
  return (
    <PlotFigure
      title={title}
      summary={summary}
      plot={plot}
      name={t('{title}占比图', { title })}
      rowHead={rowHead}
      columns={[amountHead, t('占比')]}
      rows={parts.map(({ label, value }, index) => ({
        label,
        values: [numberAt?.(index, format(value)) ?? format(value), percent(value)],
      }))}
      legend={parts.map(({ value, ...look }) => ({ ...look, label: `${look.label} ${percent(value)}` }))}
    />
  )
}
