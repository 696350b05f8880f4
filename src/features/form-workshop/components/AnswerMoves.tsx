/** On the publishing page: the choice where answers of removed fields go. */

import { useId, useMemo, useState } from 'react'
import { failureText } from '@/api/errors/failure'
import { sendOnce } from '@/api/send-once'
import { smartform } from '@/api/smartform'
import { acceptRename } from '@/smartform/authoring/accept-rename'
import { type AnswerDestinations, answerDestinations } from '@/smartform/authoring/answer-destinations'
import type { FormSource } from '@/smartform/schema/definition'
import { PlainSelect } from '@/ui/PlainInput'
import { Section } from '@/ui/Section'
import { useT } from '@/ui/use-t'
import { type DraftOfFormFragment, SaveFormDraftDocument } from '../graphql/draft.smartform.generated'
import styles from './forms.module.css'

interface AnswerMovesProps {
  draft: DraftOfFormFragment
  /** Called after the draft was saved: it is to be loaded again. */
  onSaved(): void
}

/** Nothing where every answer keeps its place. Each choice is saved with the draft at once. */
export function AnswerMoves({ draft, onSaved }: AnswerMovesProps) {
  const t = useT()
  const { id: formId, revision, examples } = draft
  const definition = draft.definition as FormSource
  const moves = useMemo(() => answerDestinations(draft.base as FormSource, definition), [draft.base, definition])
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  if (moves.length === 0) return null
  const choose = async ({ from, to }: AnswerDestinations, next: string) => {
    const freed = to === null ? definition : acceptRename(definition, { from: null, to })
    const words = {
      ...{ formId, revision, examples },
      definition: next === '' ? freed : acceptRename(freed, { from, to: next }),
    }
    setBusy(true)
    setFailure('')
    try {
      await sendOnce('saveFormDraft', words, (key) =>
        smartform.mutate(SaveFormDraftDocument, { ...words, key }, { background: true }),
      )
      onSaved()
    } catch (error) {
      setFailure(failureText(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Section title={t('取消的项目，已填的内容到哪里去')} wide>
      <p>
        {t(
          '选“另外保留”时，内容列在表单旁边，可以查看和复制；选一项时，能照原样放进去的内容随之移动，其余的另外保留。',
        )}
      </p>
      {moves.map((move) => (
        <Destination key={move.from} move={move} busy={busy} onChoose={(next) => void choose(move, next)} />
      ))}
      {failure !== '' && <p role="alert">{failure}</p>}
    </Section>
  )
}

interface DestinationProps {
  move: AnswerDestinations
  busy: boolean
  onChoose(to: string): void
}

function Destination({ move: { label, to, choices }, busy, onChoose }: DestinationProps) {
  const t = useT()
  const id = useId()
  return (
    <div className={styles.destination}>
      <label htmlFor={id}>{t('“{label}”的内容', { label })}</label>
      <PlainSelect
        id={id}
        disabled={busy}
        value={to ?? ''}
        options={[
          { value: '', label: t('另外保留') },
          ...choices.map((choice) => ({
            value: choice.to,
            label: choice.isOffered
              ? t('移到“{label}”（同名同类）', { label: choice.label })
              : t('移到“{label}”', { label: choice.label }),
          })),
        ]}
        onChange={({ target }) => onChoose(target.value)}
      />
    </div>
  )
}
