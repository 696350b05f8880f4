/** The pages of a nomination notice (`/award/setting/bind/{type}/{id}`): the nomination, then binding it. */
import { useCallback, useState } from 'react'
import { useParams } from 'react-router-dom'
import { award } from '@/api/award'
import { useLentLocale, useT } from '@/ui/use-t'
import { Landing } from '../components/Landing'
import styles from '../components/Landing.module.css'
import { LandingHead, NeedsLogin } from '../components/LandingParts'
import { Nomination, NominationForm } from '../components/Nomination'
import { type NominationCardFragment, NominationNoticeDocument } from '../graphql/nomination.award.generated'
import { useLinkSubject } from '../use-link-subject'

/** A nomination notice (`/award/setting/bind/{type}/{id}`): award and nominator first, then binding. */
export function AwardNoticePage() {
  const t = useT()
  const { type = '', id = '' } = useParams()
  const ask = useCallback(
    async () =>
      (await award.query(NominationNoticeDocument, { noticeType: type, noticeId: id }, { fetchPolicy: 'no-cache' }))
        .nominationNotice,
    [type, id],
  )
  const { subject, again, put } = useLinkSubject(ask)
  const [justBound, setJustBound] = useState(false)
  // The nominee from abroad reads it.
  useLentLocale(type === 'foreign' ? 'en' : null)
  const bind = (notice: NominationCardFragment) => {
    setJustBound(true)
    put(notice)
  }
  return (
    <Landing fallbackTitle={t('奖励提名绑定')} subject={subject} onRetry={again}>
      {(notice) => <Nomination notice={notice} justBound={justBound} onBound={bind} />}
    </Landing>
  )
}

/** Binds a nomination by number and check code (`/award/bind`), for people without a link. */
export function AwardBindPage() {
  const t = useT()
  const [bound, setBound] = useState<NominationCardFragment | null>(null)
  return (
    <div className={styles.landing}>
      {bound ? (
        <Nomination notice={bound} justBound onBound={setBound} />
      ) : (
        <>
          <LandingHead
            kicker={t('科学技术奖')}
            title={t('奖励提名绑定')}
            introduction={t(
              '提名者提交提名后，您会收到提名号和校验码。绑定后由您填报提名材料，再由提名者确认提交。\n提名号和校验码见通知短信或邮件。',
            )}
          />
          <NeedsLogin purpose={t('请使用被提名者的账号登录后绑定；没有账号请先注册，注册后会回到这里。')}>
            <NominationForm onBound={setBound} />
          </NeedsLogin>
        </>
      )}
    </div>
  )
}
