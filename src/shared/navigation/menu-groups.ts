/** The menu groups (top-level entries) with pages of several features; routes of several features name them. */
import { text } from '@/lib/i18n/i18n'

export const menuGroups = {
  projects: text('项目管理'),
  bases: text('基地与绩效'),
} as const
