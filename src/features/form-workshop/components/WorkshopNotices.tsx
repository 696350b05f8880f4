/** Notices above the workshop: save state, another author's save, problems, missing English texts; and the link to the place of a problem. */

import { Alert } from '@/ui/Alert'
import { Button } from '@/ui/Button'
import { useMinute } from '@/ui/TimesBlock'
import { useT } from '@/ui/use-t'
import { problemPlace } from '../model/problem-places'
import type { SourcePath } from '../model/source-path'
import type { Workshop } from '../model/use-workshop'

/** Whether everything is saved, and since when. */
export function SaveLine({ workshop: { sending, failure, isDirty, server, save } }: { workshop: Workshop }) {
  const t = useT()
  const minute = useMinute()
  if (failure !== null)
    return (
      <span role="alert">
        {t('没有保存：{reason}', { reason: failure })}{' '}
        <Button size="small" onClick={() => void save()}>
          {t('重试')}
        </Button>
      </span>
    )
  return (
    <span role="status">
      {sending || isDirty ? t('正在保存…') : t('已保存 {time}', { time: minute(server.savedAt) })}
    </span>
  )
}

/** Another person has saved the draft meanwhile: which one goes on is the author's choice, and neither is lost. */
export function Conflict({ workshop: { theirs, takeTheirs, keepMine } }: { workshop: Workshop }) {
  const t = useT()
  const minute = useMinute()
  if (!theirs) return null
  const values = { name: theirs.savedBy, time: minute(theirs.savedAt) }
  return (
    <Alert
      type="warning"
      role="alert"
      title={t('{name}在 {time} 也保存了这份草稿', values)}
      description={
        <>
          <p>{t('您的修改还没有保存。载入对方的草稿后，点“撤销”可以回到您的修改。')}</p>
          <Button onClick={takeTheirs}>{t('载入对方的草稿')}</Button>{' '}
          <Button onClick={keepMine}>{t('用我的修改覆盖')}</Button>
        </>
      }
    />
  )
}

interface ProblemsProps {
  definition: unknown
  problems: readonly { at: string; message: string }[]
  onChoose(path: SourcePath): void
}

/** The first problems of a definition, each leading to its part. */
export function Problems({ definition, problems, onChoose }: ProblemsProps) {
  const t = useT()
  if (problems.length === 0) return null
  return (
    <Alert
      type="warning"
      title={t('有 {n} 处问题，发布之前要改好', { n: problems.length })}
      description={
        <ul>
          {problems.slice(0, 5).map(({ at, message }) => (
            <li key={`${at} ${message}`}>
              <ProblemLink definition={definition} at={at} message={message} onChoose={onChoose} />
            </li>
          ))}
        </ul>
      }
    />
  )
}

interface ProblemLinkProps {
  definition: unknown
  at: string
  message: string
  onChoose(path: SourcePath): void
}

/** A problem, which leads to the part that has it. */
export function ProblemLink({ definition, at, message, onChoose }: ProblemLinkProps) {
  const { path, words } = problemPlace(definition, at)
  return (
    <Button type="link" size="small" onClick={() => onChoose(path)}>
      {words}
      {': '}
      {message}
    </Button>
  )
}

interface MissingEnglishProps {
  /** Where English is missing. */
  places: readonly string[]
  /** Leads to the first of them. */
  onGo(): void
}

/** How many texts have no English yet, in a form that is offered in it: each has to have one before the form is published. */
export function MissingEnglish({ places, onGo }: MissingEnglishProps) {
  const t = useT()
  if (places.length === 0) return null
  return (
    <Button type="link" size="small" onClick={onGo}>
      {t('还有 {n} 处没有英文，去补上', { n: places.length })}
    </Button>
  )
}
