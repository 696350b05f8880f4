/** The further fields of a decision about an acceptance (验收): rectification, reason of a departure. */

import { Alert } from '@/ui/Alert'
import { DayText } from '@/ui/day/DayText'
import { FormField } from '@/ui/FormField'
import { LongTextInput } from '@/ui/LongTextInput'
import { Radios } from '@/ui/Radios'
import { useT } from '@/ui/use-t'
import { type DetailProblem, type Details, type detailsOf, longestReason } from '../decision-details'
import type { WorkAction } from '../kind'
import { actionLabel } from '../kind-words'
import styles from './DecisionForm.module.css'

interface ConclusionFieldsProps {
  /** Prefix of the ids. */
  id: string
  /** The kind of work. */
  of: string
  decision: WorkAction | null
  conclusion: Extract<ReturnType<typeof detailsOf>, { kind: 'conclusion' }>
  typed: Details
  /** Whether problems are visible yet. */
  checked: boolean
  /** What the backend refused. */
  refused: DetailProblem | undefined
  change(part: Details): void
}

/** What a conclusion says besides the letter's text: date and checker of a rectification, the reason of a departure. */
export function ConclusionFields(props: ConclusionFieldsProps) {
  const { id, of, decision, conclusion, typed, checked, refused, change } = props
  const t = useT()
  const { recommended, departs, problems } = conclusion
  const visible = [...(checked ? problems : []), ...(refused ? [refused] : [])]
  const errorAt = (field: DetailProblem['field']) => visible.find((problem) => problem.field === field)?.text
  return (
    <div className={styles.conclusion}>
      {decision === 'RECTIFY' && (
        <>
          <FormField id={`${id}-dueAt`} label={t('整改期限')} required error={errorAt('dueAt')}>
            {(control) => <DayText control={control} value={typed.dueAt ?? ''} change={(dueAt) => change({ dueAt })} />}
          </FormField>
          <FormField id={`${id}-recheck`} label={t('整改后由谁复核')} required group error={errorAt('recheck')}>
            {(control) => (
              <div id={control.id} tabIndex={-1} aria-describedby={control['aria-describedby']}>
                <Radios
                  name={control.id}
                  aria-labelledby={control['aria-labelledby']}
                  value={typed.recheck}
                  options={[
                    { value: 'EXPERTS', label: t('原验收专家') },
                    { value: 'DEPARTMENT', label: t('主管处室') },
                  ]}
                  onChange={(recheck) => change({ recheck })}
                />
              </div>
            )}
          </FormField>
        </>
      )}
      {departs && (
        <>
          <Alert
            type="warning"
            role="note"
            title={t('专家意见汇总为“{recommended}”，与这个结论不一致。', {
              recommended: t(actionLabel(of, recommended ?? '')),
            })}
          />
          <FormField id={`${id}-reason`} label={t('不一致的理由')} required error={errorAt('reason')}>
            {(control) => (
              <LongTextInput
                control={control}
                rows={3}
                limit={longestReason}
                value={typed.reason ?? ''}
                change={(reason) => change({ reason })}
              />
            )}
          </FormField>
        </>
      )}
    </div>
  )
}
