/** The card above the resume with the person's profile: name, portrait, unit, tags, pending membership requests. */

import { useState } from 'react'
import { permission } from '@/api/permission'
import { safePictureUrl } from '@/lib/files/safe-picture-url'
import { entryName } from '@/lib/i18n/dictionary-entry-name'
import { UnitAssociationDialog } from '@/shared/UnitAssociationDialog/UnitAssociationDialog'
import { Button } from '@/ui/Button'
import { LevelTags } from '@/ui/LevelTags'
import { LoadFailure } from '@/ui/LoadFailure'
import { named } from '@/ui/Name'
import { Skeleton } from '@/ui/Skeleton'
import { useT } from '@/ui/use-t'
import { ResumeCardDocument, type ResumeCardQuery } from '../graphql/card.permission.generated'
import styles from '../pages/ResumeFrame.module.css'

/** The first unit that approved the person, the one taken by default before others. */
function firstUnit(approved: ResumeCardQuery['approved']) {
  return approved.toSorted((item, other) => other.isDefault - item.isDefault)[0]?.unit
}

/** The profile card: name, portrait, first unit with area, effective tags; and pending membership requests. */
export function ProfileCard() {
  const t = useT()
  const answer = permission.useAnswer(ResumeCardDocument, { fetchPolicy: 'network-only' })
  const [asking, setAsking] = useState(false)
  if (answer.failureText !== undefined && !answer.data)
    return <LoadFailure text={answer.failureText} onRetry={answer.retry} />
  if (!answer.data) return <Skeleton titled rows={1} />
  const { user, approved, waiting } = answer.data
  const unit = firstUnit(approved)
  // Who has a unit needs no other: a refusal stays in their messages.
  const refused = unit ? [] : answer.data.refused
  const district = unit?.unitProfile?.unitAreaDic
  const area = district && entryName({ ...district, name: district.dictionaryName })
  const portrait = safePictureUrl(user.headimgurl)
  return (
    <section className={styles.card} aria-label={t('个人名片')}>
      {portrait ? (
        <img
          src={portrait}
          alt={t('{name}的头像', { name: user.userFullname })}
          className={styles.portrait}
          referrerPolicy="no-referrer"
        />
      ) : (
        <span className={`${styles.portrait} ${styles.initial}`} aria-hidden>
          {[...user.userFullname][0] ?? ''}
        </span>
      )}
      <div className={styles.words}>
        <p className={styles.name}>{named(user.userFullname)}</p>
        <p className={styles.unit}>
          <span>{named(unit?.unitName ?? t('尚未加入单位'))}</span>
          {area && <span>{area}</span>}
          {user.userPosition && <span>{named(user.userPosition)}</span>}
        </p>
        {waiting.map(({ id, unit }) => (
          <p key={id} className={styles.unit}>
            {t('{unit}：关联申请待单位审核', { unit: unit.unitName })}
          </p>
        ))}
        {refused.map(({ id, unit }) => (
          <p key={id} className={styles.unit}>
            {t('{unit}：关联申请未通过，可重新申请', { unit: unit.unitName })}
          </p>
        ))}
        <LevelTags tags={user.comTags} label={t('标签')} />
      </div>
      <Button onClick={() => setAsking(true)}>{t('申请关联单位')}</Button>
      <UnitAssociationDialog
        open={asking}
        onClose={() => {
          setAsking(false)
          answer.retry()
        }}
      />
    </section>
  )
}
