import { text } from '@/lib/i18n'

/** The groups of the menu that pages of several features stand in, by one name. */
export const menuGroups = {
  projects: text('项目管理'),
  bases: text('基地与绩效'),
} as const
