/**
 * The table of lowest, median and highest scores of technical reports, at the desk and on the page of all reports.
 */

import { inLanguage } from '@/lib/i18n/in-language'
import { HeadRow } from '@/ui/HeadRow'
import { ScrollRegion } from '@/ui/ScrollRegion'
import { useLocale, useT } from '@/ui/use-t'
import { scoreOf, spreadOf } from '../technical-spread'
import styles from './Technical.module.css'

interface TechnicalSpreadProps {
  /** What is scored; labels in both languages. */
  criteria: readonly { field: string; label: unknown; most: number }[]
  reports: readonly { scores: unknown; total: number }[]
  /** The scores of the report that is compared, in the order of the criteria, with its total; absent: none is. */
  own?: { scores: readonly (number | null)[]; total: number | null }
}

/** Lowest, median and highest score of some reports in each criterion and in total, beside one report's own. */
export function TechnicalSpread({ criteria, reports, own }: TechnicalSpreadProps) {
  const t = useT()
  const language = useLocale()
  const rows = [
    ...criteria.map(({ field, label, most }, index) => ({
      // Fields of an answer may be alike.
      key: `${index} ${field}`,
      label: t('{label}（满分 {most}）', { label: inLanguage(label, language) || field, most }),
      score: own?.scores[index],
      spread: spreadOf(reports.flatMap(({ scores }) => scoreOf(scores, field) ?? [])),
    })),
    { key: 'total', label: t('总分'), score: own?.total, spread: spreadOf(reports.map(({ total }) => total)) },
  ]
  const heads = [t('评分项'), ...(own ? [t('本报告')] : []), t('最低'), t('中位数'), t('最高')]
  return (
    <ScrollRegion className={styles.scroll} aria-label={t('各项评分比较')}>
      <table aria-label={t('各项评分比较')}>
        <HeadRow heads={heads} />
        <tbody>
          {rows.map(({ key, label, score, spread }) => (
            <tr key={key}>
              <th scope="row">{label}</th>
              {own && <td>{score ?? t('未评')}</td>}
              <td>{spread?.lowest ?? '—'}</td>
              <td>{spread?.median ?? '—'}</td>
              <td>{spread?.highest ?? '—'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}
