/** The type that describes a chart (labels, series), and its height. */

/** Patterns that distinguish series without colour, in high contrast and on paper. */
export type PlotPattern = 'plain' | 'slanted' | 'dotted' | 'crossed' | 'lined' | 'barred'

/** The appearance of a series. */
export interface SeriesLook {
  label: string
  /** A CSS colour; antd's tokens. */
  color: string
  pattern: PlotPattern
}

/** One part of every bar, or one line. */
export interface PlotSeries extends SeriesLook {
  /** One value per label, in the labels' order; NaN leaves a gap in a line. */
  values: readonly number[]
}

interface PlotData {
  labels: readonly string[]
  series: readonly PlotSeries[]
  /** A formatted value with its unit. */
  format(value: number): string
}

/** What a plot draws; `bar` stacks its series, `beside` draws one bar per series, `share` is one stacked bar. */
export type Plot =
  | (PlotData & { kind: 'bar' | 'beside'; narrow: boolean })
  | (PlotData & { kind: 'share' })
  | (PlotData & { kind: 'line'; notes: readonly (string | undefined)[] })

/** Bars under each other in one group. */
export const barThickness = { stacked: 20, beside: 13 } as const

/** The height of a plot in px. It is known before the chart library is loaded, so the page does not jump. */
export function plotHeight(plot: Plot): number {
  const rows = Math.max(1, plot.labels.length)
  if (plot.kind === 'share') return 44
  if (plot.kind === 'line') return plot.notes.some((note) => note !== undefined) ? 256 : 240
  if (plot.kind === 'bar') return rows * 34
  const bars = plot.series.length + (plot.narrow ? 1 : 0)
  return rows * (bars * (barThickness.beside + 2) + 14)
}
