/** Columns that several lists of the assignment desk share: a paper with its unit and leader, and fields with keywords. */

import { Link } from 'react-router-dom'
import { t } from '@/lib/i18n/i18n'
import type { WorkListColumn } from '@/shared/list/work-list-rows'
import { Name, Names } from '@/ui/Name'

interface Paper {
  number: string | null
  name: string
  unitName: string
  leaderName: string
}

/** Number and name, which lead to `linkOf` where given; unit and leader, as wide as given, in px. Titles are in the present language. */
export const paperColumns = <Row extends Paper>(
  width: number,
  linkOf?: (paper: Row) => string,
): WorkListColumn<Row>[] => [
  {
    key: 'name',
    title: t('申报书'),
    render: (paper) => {
      const called = (
        <>
          {paper.number} <Name>{paper.name}</Name>
        </>
      )
      return linkOf ? <Link to={linkOf(paper)}>{called}</Link> : called
    },
  },
  {
    key: 'unit',
    title: t('单位与负责人'),
    width,
    render: ({ unitName, leaderName }) => <Names of={[unitName, leaderName]} />,
  },
]

interface Topical {
  field: string | null
  keywords: readonly string[]
}

/** The field and the keywords of a paper or an expert, each once; a field in the interface language, keywords as they were typed. */
export const topicsColumn = <Row extends Topical>(title: string): WorkListColumn<Row> => ({
  key: 'topics',
  title,
  width: 220,
  render: ({ field, keywords }) => <Names of={[...new Set([field, ...keywords])]} divider={t('、')} />,
})
