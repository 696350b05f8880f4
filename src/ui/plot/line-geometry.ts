import { formatDecimal } from '@/lib/numbers/decimal'
import type { PlotSeries } from './bar-geometry'

const sizes = { wide: { width: 560, left: 64 }, narrow: { width: 380, left: 52 } } as const
const height = 240
const floor = 206
const top = 12
const edge = 24

/** The next number a person would count to: 1, 2, 5, 10, 20 … times so many. */
function step(most: number): number {
  const rough = most / 4 || 1
  const power = 10 ** Math.floor(Math.log10(rough))
  return ([1, 2, 5, 10].find((one) => one * power >= rough) ?? 10) * power
}

/** How much room numbers as long as this one need beside the axis, with their gap to it: digits at the size of the picture’s values. */
const roomFor = (value: number) => 12 + 8 * formatDecimal(String(value)).length

/** Where the points of each line are drawn, from zero up, in the units of the picture. */
export function linePoints(labels: readonly string[], series: readonly PlotSeries[], narrow = false) {
  const most = Math.max(...series.flatMap(({ values }) => values), 0)
  const by = step(most)
  const count = Math.max(1, Math.ceil(most / by))
  const size = sizes[narrow ? 'narrow' : 'wide']
  const { width } = size
  const left = Math.max(size.left, roomFor(count * by))
  const y = (value: number) => floor - (Math.max(0, value) / (count * by)) * (floor - top)
  const apart = labels.length > 1 ? (width - left - 2 * edge) / (labels.length - 1) : 0
  const x = (index: number) => left + edge + index * apart
  return {
    width,
    height,
    floor,
    left,
    places: labels.map((label, index) => ({ label, x: x(index) })),
    ticks: Array.from({ length: count + 1 }, (_, index) => ({ value: index * by, y: y(index * by) })),
    lines: series.map(({ label, color, values }) => ({
      label,
      color,
      points: labels.map((at, index) => ({ at, x: x(index), y: y(values[index] ?? 0), value: values[index] ?? 0 })),
    })),
  }
}

/** The sign of a line’s points: circle, square, triangle, diamond, cross. */
export function markerPath(index: number, x: number, y: number): string {
  const r = 5
  const shapes = [
    `M${x - r} ${y} a${r} ${r} 0 1 0 ${2 * r} 0 a${r} ${r} 0 1 0 ${-2 * r} 0 z`,
    `M${x - r} ${y - r} h${2 * r} v${2 * r} h${-2 * r} z`,
    `M${x} ${y - r} l${r} ${2 * r} h${-2 * r} z`,
    `M${x} ${y - r} l${r} ${r} l${-r} ${r} l${-r} ${-r} z`,
    `M${x - r} ${y - 1.5} h${2 * r} v3 h${-2 * r} z M${x - 1.5} ${y - r} h3 v${2 * r} h-3 z`,
  ]
  return shapes[index % shapes.length] ?? ''
}
