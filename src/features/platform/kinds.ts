import { text } from '@/lib/i18n'

/** What each kind of platform is called. */
export const platformKinds = {
  FUNCTION: text('研发与转化功能型平台'),
  SERVICE: text('专业技术服务平台'),
} as const
