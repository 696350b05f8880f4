/** Turns the portal's description of a chart into an ECharts option; colours stay CSS variables. */

import type { EChartsOption } from 'echarts'
import { barOption, shareOption } from './bar-option'
import { lineOption } from './line-option'
import type { Plot } from './plot-series'

interface DrawnPlot {
  plot: Plot
  /** Indexes of the series that the user has switched off in the legend. */
  hidden: ReadonlySet<number>
  /** Whether patterns are drawn. */
  patterned: boolean
}

/** The ECharts option of a plot. Colours stay CSS variables: the SVG follows the theme without a redraw. */
export function plotOption({ plot, hidden, patterned }: DrawnPlot): EChartsOption {
  const own = optionOf(withoutHidden(plot, hidden), patterned)
  return {
    // No animation: it adds no information, and printing would catch it half-way.
    animation: false,
    // The picture's name and its summary are written by `PlotFigure`, in both languages.
    aria: { enabled: patterned, label: { enabled: false }, decal: { show: patterned } },
    ...own,
    tooltip: {
      trigger: plot.kind === 'share' ? 'item' : 'axis',
      axisPointer: { type: plot.kind === 'line' ? 'line' : 'shadow' },
      confine: true,
      backgroundColor: 'var(--ant-color-bg-elevated)',
      borderColor: 'var(--ant-color-border)',
      textStyle: { color: 'var(--ant-color-text)', fontSize: 13 },
      extraCssText: 'max-width: 320px; white-space: normal',
      ...own.tooltip,
    },
  }
}

/** A hidden series keeps its position and colour but has no values, so totals cover the visible series. */
function withoutHidden(plot: Plot, hidden: ReadonlySet<number>): Plot {
  return {
    ...plot,
    series: plot.series.map((plotSeries, index) => (hidden.has(index) ? { ...plotSeries, values: [] } : plotSeries)),
  }
}

function optionOf(plot: Plot, patterned: boolean) {
  if (plot.kind === 'line') return lineOption(plot, patterned)
  return plot.kind === 'share' ? shareOption(plot, patterned) : barOption(plot, patterned)
}
