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

/** Sizes in the units of the picture, by the room there is: on a narrow window the words keep a size that can be read. */
const sizes = {
  wide: { width: 560, labelWidth: 132, valueWidth: 92, longestLabel: 9 },
  narrow: { width: 380, labelWidth: 112, valueWidth: 64, longestLabel: 8 },
} as const

const rowHeight = 34
const thickness = 20

/** Where each part of lying, stacked bars is drawn, in the units of the picture; the longest bar takes the room there is. */
export function stackedBars(labels: readonly string[], series: readonly PlotSeries[], narrow = false) {
  const { width, labelWidth, valueWidth, longestLabel } = sizes[narrow ? 'narrow' : 'wide']
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
