/** The eight theme colours that the settings drawer offers. */
import { text } from '@/lib/i18n/i18n'

/** The eight theme colours (specification, section 2 "Settings drawer"); the default is the specification's, section 9. */
export const themeColours = [
  { name: text('拂晓蓝'), value: '#1890FF' },
  { name: text('薄暮红'), value: '#F5222D' },
  { name: text('火山橙'), value: '#FA541C' },
  { name: text('日暮黄'), value: '#FAAD14' },
  { name: text('明青'), value: '#13C2C2' },
  { name: text('极光绿'), value: '#52C41A' },
  { name: text('极客蓝'), value: '#2F54EB' },
  { name: text('酱紫'), value: '#722ED1' },
] as const

export type ThemeColour = (typeof themeColours)[number]['value']
