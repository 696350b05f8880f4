/** The choice of a former declaration to copy, when a new one is begun under a guide; hidden when there are none. */

import { workflow } from '@/api/workflow'
import { LookupFailure } from '@/ui/lookup/LookupFailure'
import { Select } from '@/ui/Select'
import { useT } from '@/ui/use-t'
import { WorksDocument } from '@/work/graphql/works.workflow.generated'
import type { GuideQuery } from '../graphql/guides.program.generated'
import styles from './GuideDeclaring.module.css'

/** More than anybody has on one form. */
const most = 50

interface Props {
  guide: GuideQuery['guide']
  value: string | undefined
  onChange(contentId: string | undefined): void
}

/** Former declarations on the same form that a new one can copy, newest first; hidden when there are none. */
export function FormerDeclarations({ guide, value, onChange }: Props) {
  const t = useT()
  const filter = { kinds: ['DECLARATION'], scope: 'OWN' as const, formId: guide.formId }
  const { data, failure, retry } = workflow.useAnswer(WorksDocument, {
    variables: { filter, pageNo: 1, pageSize: most },
    fetchPolicy: 'network-only',
    background: true,
  })
  const formers = (data?.works.items ?? [])
    .filter((item) => item.guideId !== guide.id)
    .toSorted((a, b) => b.year - a.year)
  const missing = failure !== undefined && !data
  if (formers.length === 0 && !missing) return null
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor="start-copy">
        {t('沿用已有的申报书（选填）')}
      </label>
      <Select
        id="start-copy"
        className={styles.unit}
        allowClear
        value={value}
        placeholder={t('不沿用，从空白开始')}
        aria-describedby={missing ? 'start-copy-missing' : 'start-copy-help'}
        options={formers.map((former) => ({
          value: former.id,
          label: t('{year} 年 {name}', { year: former.year, name: former.title }),
        }))}
        onChange={(contentId: string | undefined) => onChange(contentId)}
      />
      {missing && <LookupFailure id="start-copy-missing" onRetry={retry} />}
      <p id="start-copy-help" className={styles.hint}>
        {t('会带入其中的填写内容；执行期、进度、附件和承诺需要重新填写，单位和个人信息以现在的为准。')}
      </p>
    </div>
  )
}
