/** Texts of the 403 page for pages that a person's state closes, such as the expert pages. */

import { expertApplyPath, expertEntryPath, expertInfoPath } from '@/features/expert/paths'
import { text } from '@/lib/i18n/i18n'
import type { Session } from '@/session/session'

/** Why a page is closed to a person, and where to go instead; text keys. */
interface ClosedPage {
  why: string
  to?: string
  label?: string
}

/** Pages closed by a person's state (`menu-entries.ts`), by name. Undefined for others. */
export function closedPage(name: string | null, { expertFlag }: Session): ClosedPage | undefined {
  switch (name) {
    case 'expert-apply':
      return expertFlag === 1
        ? {
            why: text('您已在专家库中，不需要再次申请；信息有变动的请申请变更。'),
            to: expertEntryPath(),
            label: text('专家信息'),
          }
        : {
            why: text('您的专家入库申请已经提交，不能另行申请。'),
            to: expertInfoPath(),
            label: text('查看办理进度'),
          }
    case 'expertinfoadmin':
    case 'expert-edit-apply':
      return {
        why: text('这里是专家库中专家的信息，您还没有入库。'),
        to: expertApplyPath(),
        label: text('申请成为专家'),
      }
    case 'commission':
    case 'commission-reviews':
      return { why: text('这里由{commission}的处室办理。') }
    default:
      return undefined
  }
}
