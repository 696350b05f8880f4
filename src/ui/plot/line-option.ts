/** The ECharts options of line charts: points, gaps, notes below labels; for `plot-option.ts`. */
import type { LineSeriesOption } from 'echarts/charts'
import type { Plot } from './plot-series'
import { borderLine, textStyle } from './series-style'

type LinePlot = Extract<Plot, { kind: 'line' }>

const symbols = ['circle', 'rect', 'triangle', 'diamond']
const dashes: readonly ('solid' | number[])[] = ['solid', [6, 4], [2, 3], [10, 3, 2, 3]]

/** Lines over time with a point at each value, none at NaN; a note stands beneath its label. */
export function lineOption({ labels, notes, series, format }: LinePlot, patterned: boolean) {
  const counts = series.every(({ values }) => values.every((one) => Number.isNaN(one) || Number.isInteger(one)))
  return {
    grid: {
      left: 0,
      right: 8,
      top: 12,
      // The second line of a label reaches a little lower than ECharts measures.
      bottom: notes.some((note) => note !== undefined) ? 8 : 2,
      outerBoundsMode: 'same' as const,
      outerBoundsContain: 'axisLabel' as const,
    },
    xAxis: {
      type: 'category' as const,
      data: [...labels],
      axisTick: { show: false },
      axisLine: borderLine,
      axisLabel: {
        interval: 0,
        ...textStyle,
        formatter: (label: string, index: number) => [label, notes[index]].filter(Boolean).join('\n'),
      },
    },
    yAxis: {
      type: 'value' as const,
      min: 0,
      splitNumber: 4,
      minInterval: counts ? 1 : 0,
      splitLine: borderLine,
      axisLabel: { ...textStyle, formatter: format },
    },
    tooltip: { valueFormatter: (value: unknown) => format(Number(value)) },
    series: series.map(
      ({ label, color, values }, index): LineSeriesOption => ({
        type: 'line',
        name: label,
        data: [...values],
        symbol: symbols[index % symbols.length],
        symbolSize: 10,
        itemStyle: { color },
        lineStyle: { color, width: 2, type: patterned ? dashes[index % dashes.length] : 'solid' },
        emphasis: { disabled: true },
      }),
    ),
  }
}
