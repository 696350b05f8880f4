import type { ReactNode } from 'react'
import { useT } from '../use-t'
import { PlotFigure } from './PlotFigure'
import type { Plot, PlotSeries } from './plot-series'

interface SharePlotProps {
  title: string
  /** What it shows in one or two sentences, with the numbers that matter. */
  summary: string
  /** What is shared out: 状态, 科目. */
  rowHead: string
  /** What the table calls the amounts. */
  amountHead: string
  /** One value each. */
  parts: readonly (Omit<PlotSeries, 'values'> & { value: number })[]
  /** A value in words, with its unit where it has one. */
  format(value: number): string
  /** Makes something of a written value of the table: a link to what is behind it. */
  numberAt?(row: number, written: string): ReactNode
}

/** How a whole is shared out, as one bar: lengths are compared more easily than the slices of a pie. */
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
