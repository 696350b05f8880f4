/** The notice in place of the decision form that says why a person cannot decide (any more). */

import { draftedValue, useStoredAnswers } from '@/lib/drafts/use-draft'
import { t } from '@/lib/i18n/i18n'
import { type Session, useSession } from '@/session/session'
import { Alert } from '@/ui/Alert'
import { useT } from '@/ui/use-t'
import { decisionDraftKey } from '../decision-answers'

/** The fields that explain why a reader cannot decide. */
interface ReadOnlyWork {
  id: string
  kind: string
  unitId: string
  unitName: string
  creatorId: string
  /** The current holder's role; null where it is no role of the portal's people. */
  holder: string | null
  /** The current holder's name; null when nobody has to act. */
  heldBy: string | null
}

/** Roles that take part themselves (bind, confirm or sign) instead of reviewing what was filed. */
const participants: readonly (string | null)[] = ['nominee', 'member', 'signer']

/** Why this person cannot decide, and who can. */
function reason({ user, units }: Session, work: ReadOnlyWork): string {
  const who = work.heldBy
  if (!who) return t('办理已经结束。')
  if (work.holder === 'creator') return t('正由填报人{who}填写或修改，提交后再审核。', { who })
  const own = units.find(({ unit }) => unit.id === work.unitId)
  const administers = work.holder === 'unit' && own?.isAdmin === 1
  if (work.creatorId === user.id && administers)
    return t(
      '这是您自己提交的，本人不能审核，由{unit}的其他单位管理员审核。没有其他管理员的，请在“单位人员”中为一位同事设置单位管理员角色。',
      { unit: work.unitName },
    )
  if (work.creatorId === user.id && !participants.includes(work.holder))
    return t('这是您自己提交的，由{who}审核，本人不能审核。', { who })
  if (work.holder === 'unit' && own && own.isAdmin !== 1)
    return t('正等待{unit}的单位管理员审核；部门管理员可以查看，不能作出决定。', { unit: work.unitName })
  return t('现在由{who}办理，不需要您审核。', { who })
}

/**
 * Stands in place of the decision form for a person who cannot decide: the reason and the holder. An opinion typed
 * earlier can be copied.
 */
export function NothingToDecide({ work }: { work: ReadOnlyWork }) {
  useT()
  const session = useSession()
  const storedDrafts = useStoredAnswers(decisionDraftKey(session.user.id, work)) ?? []
  const opinions = storedDrafts.flatMap((answer) => {
    const opinion = answer.name === 'opinion' ? draftedValue(answer)?.value : ''
    return typeof opinion === 'string' && opinion !== '' ? [{ key: answer.slot, opinion }] : []
  })
  return (
    <Alert
      type="info"
      role="note"
      title={t('现在没有需要您审核的内容')}
      description={
        <>
          <p>{reason(session, work)}</p>
          <p>{t('您可以查看所填内容和办理过程。')}</p>
          {opinions.map(({ key, opinion }) => (
            <p key={key}>{t('您写过但没有提交的意见：{opinion}', { opinion })}</p>
          ))}
        </>
      }
    />
  )
}
