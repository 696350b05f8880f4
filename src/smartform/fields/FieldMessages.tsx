/** Comments and problems below a field's control, linked to it for assistive technology. */
import { CloseCircleFilled, ExclamationCircleFilled, InfoCircleFilled } from '@ant-design/icons'
import { type ReactNode, use } from 'react'
import { groupBy } from '@/lib/collections/get-or-create'
import { text } from '@/lib/i18n/i18n'
import spoken from '@/ui/Spoken.module.css'
import { useT } from '@/ui/use-t'
import type { FieldState, Problem } from '../engine/engine'
import type { PinnedComment } from '../ports'
import type { Path } from '../schema/values'
import styles from './FieldMessages.module.css'
import { fieldElementId } from './field-id'
import { NextProblemContext } from './smartform-context'
import button from './text-button.module.css'

const icons: Readonly<Record<Problem['severity'], ReactNode>> = {
  error: <CloseCircleFilled aria-hidden />,
  warning: <ExclamationCircleFilled aria-hidden />,
  info: <InfoCircleFilled aria-hidden />,
}
const words: Readonly<Record<Problem['severity'], string>> = {
  error: text('错误：'),
  warning: text('提醒：'),
  info: text('说明：'),
}

/** Links a control to its comments, problems and the elements that `more` names by id suffix. */
export function controlOf(
  { path, problems, required }: FieldState,
  comments: readonly unknown[],
  more: readonly unknown[] = [],
) {
  const id = fieldElementId(path)
  const parts = [...more, comments.length > 0 && 'comments', problems.length > 0 && 'messages'].filter(Boolean)
  return {
    id,
    'aria-describedby': parts.map((part) => `${id}-${part}`).join(' ') || undefined,
    'aria-invalid': isWrong(problems) || undefined,
    'aria-required': required || undefined,
  }
}

/** Whether there is an error; warnings do not count. */
export function isWrong(problems: readonly Problem[]): boolean {
  return problems.some((problem) => problem.severity === 'error')
}

/**
 * The problems revealed at a field, with a link to the next error. Announced at once only when they change while the
 * person is in the field (`urgent`); otherwise they are read with the field.
 */
export function FieldMessages({ state: { path, problems }, urgent }: { state: FieldState; urgent: boolean }) {
  const t = useT()
  const next = use(NextProblemContext)(path)
  return (
    <>
      <div id={`${fieldElementId(path)}-messages`} role={urgent ? 'alert' : undefined} className={styles.messages}>
        {problems.map((problem) => (
          <p key={problem.id} className={styles[problem.severity]}>
            {icons[problem.severity]}
            <span>
              <span className={spoken.only}>{t(words[problem.severity])}</span>
              {problem.message}
            </span>
          </p>
        ))}
      </div>
      {next && isWrong(problems) && (
        <button type="button" className={`${button.button} ${styles.next}`} onClick={next}>
          {t('下一处错误')}
        </button>
      )}
    </>
  )
}

/** A reviewer's comments on a field. */
export function FieldComments({ id, comments }: { id: string; comments: readonly PinnedComment[] }) {
  const t = useT()
  if (comments.length === 0) return null
  return (
    <div id={id} className={styles.comments}>
      {comments.map((comment) => (
        <p key={comment.id}>
          <span className={styles.author}>{t('{author}的意见：', { author: comment.author })}</span>
          {comment.text}
        </p>
      ))}
    </div>
  )
}

/** Comments by the path they refer to. */
export function commentsByPath(comments: readonly PinnedComment[]): ReadonlyMap<Path, readonly PinnedComment[]> {
  return groupBy(comments, ({ path }) => path)
}
