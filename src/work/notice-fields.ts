/** The fields of entry forms that bind a project by its notice. */
import { useSession } from '@/session/session'
import { useT } from '@/ui/use-t'
import type { EntryField } from './components/EntryForm'

export type NoticeField = 'projectNumber' | 'projectName' | 'undertakingUnit' | 'leader' | 'checkCode'

/**
 * The fields that bind a project by its notice (`EntryForm`); unit and leader are filled in from the session.
 * @param numberHint where the project number is found
 */
export function useNoticeFields(numberHint: string): Record<NoticeField, EntryField<NoticeField>> {
  const t = useT()
  const { user, units } = useSession()
  const unit = units.length === 1 ? units[0]?.unit.unitName : undefined
  return {
    projectNumber: { name: 'projectNumber', subject: 'projectNumber', label: t('项目编号'), hint: numberHint },
    projectName: {
      name: 'projectName',
      subject: 'projectName',
      label: t('项目名称'),
      hint: t('与立项时的名称一致'),
    },
    undertakingUnit: { name: 'undertakingUnit', subject: 'undertakingUnit', label: t('承担单位'), known: unit },
    leader: { name: 'leader', subject: 'projectLeader', label: t('项目负责人'), known: user.userFullname ?? undefined },
    checkCode: { name: 'checkCode', subject: 'checkCode', label: t('校验码'), hint: t('见通知短信或邮件') },
  }
}
