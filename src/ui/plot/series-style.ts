/** Fills, lines and text sizes that all charts share. */

import type { PlotPattern, PlotSeries } from './plot-series'

export const textStyle = { color: 'var(--ant-color-text)', fontSize: 13 }
export const borderLine = { lineStyle: { color: 'var(--ant-color-border)' } }

const ground = 'var(--ant-color-bg-container)'
const slant = -Math.PI / 4

/** The decal of each pattern, drawn in the colour of the page's ground. */
const decals: Readonly<Record<PlotPattern, object>> = {
  // Without one, ECharts takes a pattern of its own choice.
  plain: { color: 'transparent' },
  slanted: { symbol: 'rect', color: ground, dashArrayX: [1, 0], dashArrayY: [1.5, 5], rotation: slant },
  dotted: { symbol: 'circle', color: ground, symbolSize: 0.8, dashArrayX: [[3, 4]], dashArrayY: [3, 4] },
  crossed: { symbol: 'rect', color: ground, symbolSize: 0.9, dashArrayX: [[4, 2]], dashArrayY: [4, 2] },
  lined: { symbol: 'rect', color: ground, dashArrayX: [1, 0], dashArrayY: [1.5, 4], rotation: 0 },
  barred: { symbol: 'rect', color: ground, dashArrayX: [1, 0], dashArrayY: [1.5, 4], rotation: Math.PI / 2 },
}

/** The fill of a series. */
export function fillOf({ color, pattern }: Pick<PlotSeries, 'color' | 'pattern'>, patterned: boolean) {
  // ECharts writes into the object it is given.
  return patterned ? { color, decal: { ...decals[pattern] } } : { color }
}

/** The width of the longest text in px at the plot's text size, with a gap. */
export function roomFor(texts: readonly string[]): number {
  return 12 + 8 * Math.max(0, ...texts.map((text) => text.length))
}

/** The font of the page. ECharts writes it into an attribute as it is, so double quotes would end it. */
export const fontOf = (element: Element) => getComputedStyle(element).fontFamily.replaceAll('"', "'") || undefined
