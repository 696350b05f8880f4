import type { PlotPattern } from './Pattern'

/** One part of every bar. */
export interface PlotSeries {
  label: string
  /** A CSS colour; antd's tokens. */
  color: string
  pattern: PlotPattern
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
  key: string
  label: string
  /** The label as far as there is room for it. */
  short: string
  y: number
  height: number
  middle: number
  /** Where its name stands: before it, of bars that share one in their middle; on a narrow window above them. */
  name: { x: number; y: number; anchor: 'start' | 'end' }
  /** Where it ends. */
  end: number
  total: number
  parts: BarPart[]
}

/** Sizes in the units of the picture, by the room there is: on a narrow window the words keep a size that can be read. */
const sizes = {
  wide: { width: 560, labelWidth: 132, valueWidth: 92, longestLabel: 9 },
  narrow: { width: 380, labelWidth: 112, valueWidth: 64, longestLabel: 8 },
  /** Bars beside each other stand across the page: room for a budget's subjects. */
  across: { width: 800, labelWidth: 320, valueWidth: 72, longestLabel: 23 },
  /** There each subject has a line of its own above its bars. */
  above: { width: 380, labelWidth: 0, valueWidth: 64, longestLabel: 28 },
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
    return {
      key: String(index),
      label,
      short: shortened(label, longestLabel),
      y,
      height: thickness,
      middle: y + thickness / 2,
      name: { x: labelWidth - 8, y: y + thickness / 2, anchor: 'end' },
      end: x,
      total: totals[index] ?? 0,
      parts,
    }
  })
  return { width, height: Math.max(1, labels.length) * rowHeight, labelWidth, bars }
}

function shortened(label: string, longest: number): string {
  const characters = [...label]
  return characters.length > longest ? `${characters.slice(0, longest - 1).join('')}…` : label
}

const thin = 13
const between = 14
const lineHeight = 20

/** The same with a bar of its own for each series, under each other, so that one can be compared with the next. */
export function barsBeside(labels: readonly string[], series: readonly PlotSeries[], narrow = false) {
  const { width, labelWidth, valueWidth, longestLabel } = sizes[narrow ? 'above' : 'across']
  const line = narrow ? lineHeight : 0
  const most = Math.max(...series.flatMap(({ values }) => values), 0)
  const scale = most > 0 ? (width - labelWidth - valueWidth) / most : 0
  const group = series.length * (thin + 2) + between + line
  const bars = labels.flatMap((label, index) =>
    series.map((one, at): Bar => {
      const value = one.values[index] ?? 0
      const y = index * group + between / 2 + line + at * (thin + 2)
      const end = labelWidth + Math.max(0, value) * scale
      return {
        key: `${index} ${one.label}`,
        label,
        short: at === 0 ? shortened(label, longestLabel) : '',
        y,
        height: thin,
        middle: y + thin / 2,
        name: narrow
          ? { x: 0, y: index * group + between / 2 + line / 2, anchor: 'start' }
          : { x: labelWidth - 8, y: index * group + group / 2, anchor: 'end' },
        end,
        total: value,
        parts: value > 0 ? [{ label: one.label, value, x: labelWidth, width: end - labelWidth }] : [],
      }
    }),
  )
  return { width, height: Math.max(1, labels.length) * group, labelWidth, bars }
}
