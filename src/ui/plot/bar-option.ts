/** The ECharts options of bar charts (also stacked) and of one bar that shows shares; for `plot-option.ts`. */

import type { BarSeriesOption } from 'echarts/charts'
import { barThickness, type Plot, type PlotSeries } from './plot-series'
import { borderLine, fillOf, roomFor, textStyle } from './series-style'

type BarPlot = Extract<Plot, { kind: 'bar' | 'beside' }>
type SharePlot = Extract<Plot, { kind: 'share' }>

const at = (values: readonly number[], index: number) => values[index] ?? 0

const seriesOf = (plotSeries: PlotSeries, patterned: boolean): BarSeriesOption => ({
  type: 'bar',
  name: plotSeries.label,
  data: [...plotSeries.values],
  itemStyle: fillOf(plotSeries, patterned),
  emphasis: { disabled: true },
})

/** A series with only a text per bar: no bar, no tooltip. */
const texts = (count: number, text: (index: number) => string): BarSeriesOption => ({
  type: 'bar',
  data: Array.from({ length: count }, () => 0),
  silent: true,
  tooltip: { show: false },
  label: {
    show: true,
    position: 'right',
    distance: 6,
    width: 330,
    overflow: 'truncate',
    ...textStyle,
    formatter: ({ dataIndex }) => text(dataIndex),
  },
})

/** Horizontal bars with their values; stacked bars end with their total. */
export function barOption({ kind, labels, series, narrow, format }: BarPlot, patterned: boolean) {
  const stacked = kind === 'bar'
  const totals = labels.map((_, index) => series.reduce((sum, { values }) => sum + at(values, index), 0))
  const written = stacked ? totals.map(format) : series.flatMap(({ values }) => values.map(format))
  // On a narrow window each group has its name above it.
  const nameAbove = !stacked && narrow
  return {
    grid: {
      left: 0,
      right: roomFor(written),
      top: 0,
      bottom: 0,
      outerBoundsMode: 'same' as const,
      outerBoundsContain: 'axisLabel' as const,
    },
    xAxis: { type: 'value' as const, show: false, min: 0 },
    yAxis: {
      type: 'category' as const,
      inverse: true,
      data: [...labels],
      axisTick: { show: false },
      axisLine: { show: true, ...borderLine },
      axisLabel: {
        show: !nameAbove,
        interval: 0,
        width: stacked ? 128 : 300,
        overflow: 'truncate' as const,
        ...textStyle,
      },
    },
    tooltip: { valueFormatter: (value: unknown) => format(Number(value)) },
    series: stacked
      ? [
          ...series.map((plotSeries) => ({
            ...seriesOf(plotSeries, patterned),
            stack: 'total',
            barWidth: barThickness.stacked,
          })),
          { ...texts(labels.length, (index) => format(totals[index] ?? 0)), stack: 'total' },
        ]
      : besideSeries(series, labels, nameAbove, format, patterned),
  }
}

function besideSeries(
  series: readonly PlotSeries[],
  labels: readonly string[],
  nameAbove: boolean,
  format: (value: number) => string,
  patterned: boolean,
): BarSeriesOption[] {
  const size = { barWidth: barThickness.beside, barGap: '15%' }
  const bars = series.map((plotSeries) => ({
    ...seriesOf(plotSeries, patterned),
    ...size,
    label: {
      show: true,
      position: 'right' as const,
      ...textStyle,
      formatter: ({ dataIndex }: { dataIndex: number }) => format(at(plotSeries.values, dataIndex)),
    },
  }))
  return nameAbove ? [{ ...texts(labels.length, (index) => labels[index] ?? ''), ...size }, ...bars] : bars
}

/** One bar that shows how a whole is shared out. */
export function shareOption({ series, format }: SharePlot, patterned: boolean) {
  const whole = series.reduce((sum, { values }) => sum + at(values, 0), 0)
  return {
    grid: { left: 0, right: 0, top: 2, bottom: 2, outerBoundsMode: 'none' as const },
    xAxis: { type: 'value' as const, show: false, min: 0, max: whole || 1 },
    yAxis: { type: 'category' as const, show: false, data: [''] },
    tooltip: { valueFormatter: (value: unknown) => format(Number(value)) },
    series: series.map((plotSeries) => {
      const drawn = seriesOf(plotSeries, patterned)
      const edge = { borderColor: 'var(--ant-color-bg-container)', borderWidth: 1 }
      return { ...drawn, stack: 'whole', barWidth: '100%', itemStyle: { ...drawn.itemStyle, ...edge } }
    }),
  }
}
