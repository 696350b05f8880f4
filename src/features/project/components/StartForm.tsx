/** The form that begins a declaration: unit, former declaration to copy, commitment. */

import { Checkbox } from 'antd'
import { useRef, useState } from 'react'
import { workflow } from '@/api/workflow'
import { nameText } from '@/lib/i18n/english-names'
import { useSession } from '@/session/session'
import { entryCall, entryRefusal } from '@/shared/form/entry-refusal'
import { hints } from '@/shared/help/hints'
import { useNavigateIfMounted } from '@/shared/navigation/use-navigate-if-mounted'
import { Alert } from '@/ui/Alert'
import { Button } from '@/ui/Button'
import { named } from '@/ui/Name'
import { Section } from '@/ui/Section'
import { Select } from '@/ui/Select'
import { useT } from '@/ui/use-t'
import { BeginWorkDocument } from '@/work/graphql/works.workflow.generated'
import { kindWords } from '@/work/kind-words'
import { approvedUnits } from '../approved-units'
import type { GuideQuery } from '../graphql/guides.program.generated'
import { FormerDeclarations } from './FormerDeclarations'
import styles from './GuideDeclaring.module.css'

interface Props {
  guide: GuideQuery['guide']
  /** Called when the backend judges the conditions differently: they reload. */
  onRefused(): void
}

/** The place of a refusal; any other is shown at the button. */
const sections = { eligibility: 'conditions', unit: 'unit', commitment: 'commitment' } as const

type Problems = Partial<Record<'conditions' | 'unit' | 'commitment' | 'form', string>>

/** Unit, commitment and start of a declaration. Missing answers are shown in place; choices stay. */
export function StartForm({ guide, onRefused }: Props) {
  const t = useT()
  const goOn = useNavigateIfMounted()
  const units = approvedUnits(useSession().units)
  const [selectedUnit, setUnitId] = useState<string>()
  const unitId = selectedUnit ?? (units.length === 1 ? units[0]?.id : undefined)
  const [committed, setCommitted] = useState(false)
  const [copyFrom, setCopyFrom] = useState<string>()
  const [problems, setProblems] = useState<Problems>({})
  const [start, { loading }] = workflow.useMutation(BeginWorkDocument, entryCall.declaration)
  const form = useRef<HTMLFormElement>(null)

  const begin = async () => {
    const found: Problems = {}
    if (unitId === undefined) found.unit = t('请选择单位')
    if (!committed) found.commitment = t('请勾选承诺')
    setProblems(found)
    if (unitId === undefined || !committed) {
      form.current?.querySelector<HTMLElement>(unitId === undefined ? '#start-unit' : '#start-commitment')?.focus()
      return
    }
    try {
      const facts = { remarkId: guide.remarkId, unitId, commitment: committed, copyFrom }
      const { data } = await start({ variables: { kind: 'DECLARATION', belongsTo: guide.id, facts } })
      const form = data && kindWords(data.beginWork.kind).form(data.beginWork)
      if (form) goOn(form)
    } catch (error) {
      const { field, text } = entryRefusal(error, 'declaration', sections)
      setProblems({ [field]: text })
      if (field === 'conditions') onRefused()
    }
  }

  const general = problems.conditions ?? problems.form
  return (
    <Section id="guide-start" title={t('开始申报')}>
      <form
        ref={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void begin()
        }}
      >
        <div className={styles.field}>
          {units.length === 1 ? (
            <>
              <span className={styles.label}>{t('申报单位')}</span>
              <p className={styles.only}>{named(units[0]?.name)}</p>
            </>
          ) : (
            <>
              <label className={styles.label} htmlFor="start-unit">
                {t('申报单位（必填）')}
              </label>
              <Select
                id="start-unit"
                className={styles.unit}
                value={unitId}
                placeholder={t('请选择单位')}
                status={problems.unit ? 'error' : undefined}
                aria-invalid={problems.unit !== undefined}
                aria-describedby={problems.unit ? 'start-unit-problem' : undefined}
                options={units.map((unit) => ({ value: unit.id, label: nameText(unit.name) }))}
                onChange={(value: string) => {
                  setUnitId(value)
                  setProblems(({ unit: _, ...rest }) => rest)
                }}
              />
            </>
          )}
          {problems.unit && (
            <p id="start-unit-problem" role="alert" className={styles.problem}>
              {problems.unit}
            </p>
          )}
        </div>
        <FormerDeclarations guide={guide} value={copyFrom} onChange={setCopyFrom} />
        <div className={styles.field}>
          <p className={styles.commitment}>{guide.commitment}</p>
          <Checkbox
            id="start-commitment"
            checked={committed}
            aria-invalid={problems.commitment !== undefined}
            aria-describedby={problems.commitment ? 'start-commitment-problem' : undefined}
            onChange={(event) => {
              setCommitted(event.target.checked)
              setProblems(({ commitment: _, ...rest }) => rest)
            }}
          >
            {t('我已阅读申报须知，并作出以上承诺')}
          </Checkbox>
          {problems.commitment && (
            <p id="start-commitment-problem" role="alert" className={styles.problem}>
              {problems.commitment}
            </p>
          )}
        </div>
        {general && <Alert className={styles.field} type="error" role="alert" title={general} />}
        <Button type="primary" size="large" htmlType="submit" loading={loading}>
          {t('开始申报')}
        </Button>
        <p className={styles.hint}>{t(hints.autosave)}</p>
      </form>
    </Section>
  )
}
