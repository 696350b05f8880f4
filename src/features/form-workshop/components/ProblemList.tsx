/** On the publishing page: the problems of a draft, each with a link to its part. */

import { Link } from 'react-router-dom'
import type { FormSource } from '@/smartform/schema/definition'
import { Section } from '@/ui/Section'
import { useT } from '@/ui/use-t'
import { problemPlace } from '../model/problem-places'
import { partPath } from '../paths'

/** Problems that are listed; the others come when these are mended. */
const mostListed = 20

interface ProblemListProps {
  definition: FormSource
  problems: readonly { at: string; message: string }[]
}

/** Nothing without problems. */
export function ProblemList({ definition, problems }: ProblemListProps) {
  const t = useT()
  if (problems.length === 0) return null
  return (
    <Section title={t('要先改好的问题')}>
      <p>{t('有 {n} 处问题，点一下就到要改的地方。', { n: problems.length })}</p>
      <ul>
        {problems.slice(0, mostListed).map(({ at, message }) => {
          const { path, words } = problemPlace(definition, at)
          return (
            <li key={`${at} ${message}`}>
              <Link to={partPath(definition.id, path)}>{t('{words}：{message}', { words, message })}</Link>
            </li>
          )
        })}
      </ul>
      {problems.length > mostListed && <p>{t('只列出前 {n} 处。', { n: mostListed })}</p>}
    </Section>
  )
}
