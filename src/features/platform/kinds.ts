/** Names of the kinds of platforms, for lists and pages. */
import { text } from '@/lib/i18n/i18n'

export const platformKinds = {
  FUNCTION: text('研发与转化功能型平台'),
  SERVICE: text('专业技术服务平台'),
} as const
