/** The person's appearance (dark, contrast) and the CSS colours that follow from it. */

import { mixed, readableOn } from '@/lib/colour'

/** A user's appearance settings. */
export interface Look {
  dark: boolean
  /** High contrast. */
  contrast: boolean
  /** Larger text. */
  large: boolean
  /** Text size of the senior mode in px; 0 while it is off. */
  senior: number
  /** The primary colour, `#rrggbb`. */
  colour: string
  /** Colours for colour-weak users. */
  colourWeak: boolean
}

export const usualLook: Look = {
  dark: false,
  contrast: false,
  large: false,
  senior: 0,
  colour: '#1890FF',
  colourWeak: false,
}

/** The class that defines antd's colours and sizes as CSS variables (`--ant-…`). */
export const variables = 'portal-look'

/** The contrast that text needs (WCAG 2.2, 1.4.3). */
export const leastContrast = ({ contrast }: Look) => (contrast ? 7 : 4.5)

/** The background of elements filled with the primary colour and white text. */
export const filledOf = (look: Look) => readableOn(look.colour.toLowerCase(), '#ffffff', leastContrast(look))

/** The same on hover and when pressed, darker than antd's, so the text stays readable. */
export const filledHover = (filled: string) => mixed(filled, '#000000', 0.12)
export const filledActive = (filled: string) => mixed(filled, '#000000', 0.25)
