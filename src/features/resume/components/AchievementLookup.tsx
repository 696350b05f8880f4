/** The button of the achievement form that looks up a paper or a patent. */

import { SearchOutlined } from '@ant-design/icons'
import { useLayoutEffect, useRef, useState } from 'react'
import { failureText } from '@/api/errors/failure'
import { innovation } from '@/api/innovation'
import { type ResumeValues, readResumeValues, resumeKinds } from '@/lib/resume/resume-kinds'
import { Button } from '@/ui/Button'
import { useT } from '@/ui/use-t'
import { AchievementByDoiDocument, AchievementByPatentDocument } from '../graphql/lookup.innovation.generated'
import styles from './EntryDialog.module.css'

interface AchievementLookupProps {
  /** The form's current values. */
  values: ResumeValues
  /** Called with values for the form. */
  onFound(values: ResumeValues): void
}

interface Found {
  /** The query. */
  lookup: { type: string; number: string }
  values: ResumeValues
  left: number
}

async function lookUp(type: 'PAPER' | 'PATENT', number: string): Promise<Omit<Found, 'lookup'>> {
  // Shown at the field, so not announced.
  const quietly = { fetchPolicy: 'no-cache', background: true } as const
  if (type === 'PAPER') {
    const options = { ...quietly, textContext: 'doi' }
    const { achievementByDoi: found } = await innovation.query(AchievementByDoiDocument, { doi: number }, options)
    return { values: readResumeValues('ACHIEVEMENT', found.values), left: found.left }
  }
  const { achievementByPatent: found } = await innovation.query(
    AchievementByPatentDocument,
    { patentNumber: number },
    quietly,
  )
  return { values: readResumeValues('ACHIEVEMENT', found.values), left: found.left }
}

/**
 * Looks up a paper by DOI or a patent by number. Empty fields are filled; typed text stays until the person takes the
 * found one. The result belongs to its number.
 */
export function AchievementLookup({ values, onFound }: AchievementLookupProps) {
  const t = useT()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [found, setFound] = useState<Found | null>(null)
  const latest = useRef(values)
  useLayoutEffect(() => {
    latest.current = values
  })
  const { type, number = '' } = values
  if (type !== 'PAPER' && type !== 'PATENT') return null

  const search = async () => {
    if (number.trim() === '') {
      setFailure(type === 'PAPER' ? t('请先输入 DOI') : t('请先输入专利号'))
      return
    }
    // Another number is another query.
    const isAbout = (item: ResumeValues) => item.type === type && item.number === number
    setBusy(true)
    setFailure(null)
    setFound(null)
    try {
      const answer = await lookUp(type, number)
      const now = latest.current
      if (!isAbout(now)) return
      const empty = Object.entries(answer.values).filter(([name]) => name === 'number' || !now[name])
      onFound(Object.fromEntries(empty))
      setFound({ ...answer, lookup: { type, number: answer.values.number ?? number } })
    } catch (error) {
      if (isAbout(latest.current)) setFailure(failureText(error))
    } finally {
      setBusy(false)
    }
  }
  const here = found?.lookup.type === type && found.lookup.number === number ? found : null
  const other = resumeKinds.ACHIEVEMENT.fields.filter(
    ({ name }) => here?.values[name] && here.values[name] !== values[name],
  )
  return (
    <>
      <div className={styles.lookup}>
        <Button size="small" icon={<SearchOutlined aria-hidden />} loading={busy} onClick={() => void search()}>
          {type === 'PAPER' ? t('按 DOI 查询') : t('按专利号查询')}
        </Button>
        <span role="status" className={styles.note}>
          {here && t('已填入查询结果，今日还可查询 {n} 次', { n: here.left })}
        </span>
      </div>
      {failure && (
        <p role="alert" className={`${styles.found} ${styles.error}`}>
          {failure}
        </p>
      )}
      {here && other.length > 0 && (
        <p className={styles.found}>
          {t('与查询结果不同：{fields}', {
            fields: other
              .map(({ name, label }) => t('{label}（{value}）', { label: t(label), value: here.values[name] ?? '' }))
              .join(t('、')),
          })}{' '}
          <Button type="link" size="small" onClick={() => onFound(here.values)}>
            {t('改用查询结果')}
          </Button>
        </p>
      )}
    </>
  )
}
