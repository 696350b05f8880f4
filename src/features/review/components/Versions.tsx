/** Earlier versions of a review, in the review pane: looked at, and taken back into the form. */

import { useState } from 'react'
import { failureTextInPage } from '@/api/errors/failure'
import { evaluation } from '@/api/evaluation'
import { recordOf } from '@/lib/collections/record'
import styles from '@/shared/desk/desk.module.css'
import type { FormEngine } from '@/smartform/engine/engine'
import { SmartformView } from '@/smartform/view/SmartformView'
import { Button } from '@/ui/Button'
import { LoadFailure } from '@/ui/LoadFailure'
import { useMinute } from '@/ui/TimesBlock'
import { useT } from '@/ui/use-t'
import { ReviewVersionsDocument, type ReviewVersionsQuery } from '../graphql/review.evaluation.generated'

type Version = ReviewVersionsQuery['reviewVersions'][number]

/** What the expert keeps for themselves stays as it is when a former version is taken back. */
const notesView = 'notes'

interface VersionsProps {
  taskId: string
  definition: unknown
  engine: FormEngine
}

/** How the review stood before: each version to be looked at, and taken back into the form, where it is saved like anything typed. */
export function Versions({ taskId, definition, engine }: VersionsProps) {
  const t = useT()
  const minute = useMinute()
  const [versions, setVersions] = useState<readonly Version[]>()
  const [failure, setFailure] = useState<string>()
  const [open, setOpen] = useState<number>()
  const [back, setBack] = useState<number>()
  async function look(): Promise<void> {
    setFailure(undefined)
    try {
      const options = { fetchPolicy: 'no-cache', background: true } as const
      setVersions((await evaluation.query(ReviewVersionsDocument, { taskId }, options)).reviewVersions)
    } catch (error) {
      setFailure(failureTextInPage(error))
    }
  }
  function takeBack({ revision, values }: Version): void {
    const former = recordOf(values)
    const ids = [...engine.form.fields.values()].flatMap(({ id, kind }) =>
      kind === 'computed' || kind === 'static' || id === notesView ? [] : id,
    )
    engine.load(Object.fromEntries(ids.map((id) => [id, former[id] ?? null])), 'person')
    setBack(revision)
  }
  return (
    <details className={styles.fold} onToggle={({ currentTarget }) => currentTarget.open && void look()}>
      <summary>{t('以前的版本')}</summary>
      {failure !== undefined && <LoadFailure text={failure} onRetry={() => void look()} />}
      {versions?.length === 0 && <p>{t('还没有以前的版本。')}</p>}
      <ul>
        {versions?.map((version) => (
          <li key={version.revision}>
            {minute(version.at)} {version.total !== null && t('{n} 分', { n: version.total })}{' '}
            <Button
              size="small"
              aria-expanded={open === version.revision}
              onClick={() => setOpen(open === version.revision ? undefined : version.revision)}
            >
              {t('查看')}
            </Button>{' '}
            <Button size="small" onClick={() => takeBack(version)}>
              {t('取回这一版')}
            </Button>
            {back === version.revision && <span role="status"> {t('已取回，正在保存')}</span>}
            {open === version.revision && (
              <SmartformView definition={definition} content={{ values: recordOf(version.values) }} />
            )}
          </li>
        ))}
      </ul>
    </details>
  )
}
