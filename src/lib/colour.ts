/** Contrast of colours (WCAG), mixtures, and a readable tone of a colour; for the themes in `ui/antd-theme.ts`. */

/** Red, green and blue, 0 to 255. */
type Rgb = readonly [number, number, number]

/** Reads `#rrggbb`. */
function rgbOf(colour: string): Rgb {
  const bits = Number.parseInt(colour.slice(1), 16)
  return [(bits >> 16) & 255, (bits >> 8) & 255, bits & 255]
}

/** Relative luminance, 0 to 1 (WCAG 2.2). */
function luminance(colour: string): number {
  const [red, green, blue] = rgbOf(colour).map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Contrast of two colours `#rrggbb`, 1 to 21 (WCAG 2.2, 1.4.3). */
export function contrast(text: string, other: string): number {
  const [light, dark] = [luminance(text), luminance(other)].sort((a, b) => b - a) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

/** Mixes two colours; `share` is the part of the second one, 0 to 1. */
export function mixed(colour: string, other: string, share: number): string {
  const parts = rgbOf(colour).map((part, index) => Math.round(part + ((rgbOf(other)[index] ?? 0) - part) * share))
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

/**
 * Returns the colour, darkened (on light grounds) or lightened (on dark grounds) as little as needed to be readable on
 * the ground.
 * @param least minimum contrast; 4.5 for text
 */
export function readableOn(colour: string, ground: string, least = 4.5): string {
  const towards = luminance(ground) > 0.18 ? '#000000' : '#ffffff'
  for (let share = 0; share < 1; share += 0.02) {
    const candidate = mixed(colour, towards, share)
    if (contrast(candidate, ground) >= least) return candidate
  }
  return towards
}
