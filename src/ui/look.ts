import { mixed, readableOn } from '@/lib/colour'

/** How the portal looks to a person. */
export interface Look {
  dark: boolean
  /** High contrast. */
  contrast: boolean
  /** Larger text. */
  large: boolean
  /** The theme's colour, `#rrggbb`. */
  colour: string
  /** Colours that can be told apart by people who see few of them. */
  colourWeak: boolean
}

export const usualLook: Look = { dark: false, contrast: false, large: false, colour: '#1890FF', colourWeak: false }

/** The class whose elements have antd's colours and sizes as CSS variables (`--ant-…`). */
export const variables = 'portal-look'

/** The contrast that text needs (WCAG 2.2, 1.4.3). */
export const leastContrast = ({ contrast }: Look) => (contrast ? 7 : 4.5)

/** The ground of what is filled with the theme's colour and carries white words. */
export const filledOf = (look: Look) => readableOn(look.colour.toLowerCase(), '#ffffff', leastContrast(look))

/** The same while it is pointed at, and pressed: antd's are lighter, where the words on it have to be read just then. */
export const filledHover = (filled: string) => mixed(filled, '#000000', 0.12)
export const filledActive = (filled: string) => mixed(filled, '#000000', 0.25)
