/** Labels and tag colours of the states of a guide (not open yet, open, closed); for `GuideStatus`. */
import type { GuideState } from '@/api/program/schema.generated'
import { text } from '@/lib/i18n/i18n'
import type { StatusColor } from '@/ui/StatusTag'

export const guideStates: Readonly<Record<GuideState, { label: string; color: StatusColor }>> = {
  UPCOMING: { label: text('未开始'), color: 'cyan' },
  OPEN: { label: text('受理中'), color: 'processing' },
  CLOSED: { label: text('已截止'), color: 'default' },
}
