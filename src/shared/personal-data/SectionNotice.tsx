/** At a section of a form: which personal data it asks for first, and the separate consent where one is needed. */

import { useCallback, useState } from 'react'
import { Link } from 'react-router-dom'
import { type ConsentKind, consentFor } from '@/lib/personal-data/kinds'
import { privacyEntryPath } from '@/lib/personal-data/notice-address'
import { personalDataRegister } from '@/lib/personal-data/register'
import type { PersonalNoticeProps } from '@/smartform/ports'
import { useT } from '@/ui/use-t'
import { ConsentBox } from './ConsentBox'
import styles from './PersonalData.module.css'

/** One line with a link to the register's entries, and the boxes of consents; until all are given, `onConsent` says so. */
export function SectionNotice({ kinds: asked, consents, onConsent }: PersonalNoticeProps) {
  const t = useT()
  const [given, setGiven] = useState<Readonly<Partial<Record<ConsentKind, boolean>>>>({})
  const learn = useCallback(
    (kind: ConsentKind, isGiven: boolean) => {
      setGiven((known) => ({ ...known, [kind]: isGiven }))
      onConsent(isGiven)
    },
    [onConsent],
  )
  // A consent's own box says what its data is for.
  const kinds = asked.filter((kind) => !consents.some((consent) => consent === consentFor(kind)))
  const [first] = kinds
  const isMissing = consents.some((kind) => given[kind] === false)
  return (
    <>
      {first && (
        <p className={styles.note}>
          {t('这里填写个人信息：{kinds}。', {
            kinds: kinds.map((kind) => t(personalDataRegister[kind].label)).join(t('、')),
          })}{' '}
          {/* A new tab: what is typed here stays. */}
          <Link to={privacyEntryPath(first)} target="_blank" rel="noopener">
            {t('用途、依据、保存多久和谁能看到（新窗口）')}
          </Link>
        </p>
      )}
      {consents.map((kind) => (
        <Consent key={kind} kind={kind} learn={learn} />
      ))}
      {isMissing && <p className={styles.note}>{t('同意后才能填写这一部分。')}</p>}
    </>
  )
}

function Consent({ kind, learn }: { kind: ConsentKind; learn(kind: ConsentKind, isGiven: boolean): void }) {
  const onKnown = useCallback((isGiven: boolean) => learn(kind, isGiven), [kind, learn])
  return <ConsentBox kind={kind} onKnown={onKnown} />
}
