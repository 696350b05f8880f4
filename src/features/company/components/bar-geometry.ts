/** One part of every bar. */
export interface PlotSeries {
  label: string
  /** A CSS colour; antd's tokens. */
  color: string
  pattern: 'plain' | 'slanted' | 'dotted' | 'crossed' | 'lined'
  /** One value a bar, in the bars' order. */
  values: readonly number[]
}

interface BarPart {
  label: string
  value: number
  x: number
  width: number
}

interface Bar {
  label: string
  /** The label as far as there is room for it. */
  short: string
  y: number
  height: number
  middle: number
  /** Where it ends. */
  end: number
  total: number
  parts: BarPart[]
}

const width = 560
const labelWidth = 132
const valueWidth = 92
const rowHeight = 34
const thickness = 20
const longestLabel = 9

/** Where each part of lying, stacked bars is drawn, in the units of the picture; the longest bar takes the room there is. */
export function stackedBars(labels: readonly string[], series: readonly PlotSeries[]) {
  const totals = labels.map((_, index) => series.reduce((sum, { values }) => sum + (values[index] ?? 0), 0))
  const most = Math.max(...totals, 0)
  const scale = most > 0 ? (width - labelWidth - valueWidth) / most : 0
  const bars = labels.map((label, index): Bar => {
    const y = index * rowHeight + (rowHeight - thickness) / 2
    let x = labelWidth
    const parts = series.flatMap((one): BarPart[] => {
      const value = one.values[index] ?? 0
      if (value <= 0) return []
      const part = { label: one.label, value, x, width: value * scale }
      x += part.width
      return [part]
    })
    const characters = [...label]
    return {
      label,
      short: characters.length > longestLabel ? `${characters.slice(0, longestLabel - 1).join('')}…` : label,
      y,
      height: thickness,
      middle: y + thickness / 2,
      end: x,
      total: totals[index] ?? 0,
      parts,
    }
  })
  return { width, height: Math.max(1, labels.length) * rowHeight, labelWidth, bars }
}
